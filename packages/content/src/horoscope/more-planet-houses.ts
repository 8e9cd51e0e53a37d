import type { PlanetName } from './planet-houses.ts';

/** More of what the swift bodies do in each house: they come round every few days. */
export const MORE_PLANET_HOUSES: Partial<
  Record<PlanetName, readonly (readonly [string, string])[]>
> = {
  Sun: [
    [
      'Se te ve mejor de cerca. Di tu nombre completo, mira a los ojos y pide lo que viniste a pedir.',
      'El año empieza otra vez por donde tú estás. Suelta un papel que hacías bien y ya no te gusta.',
    ],
    [
      'Lo tuyo pide mantenimiento: afilar la herramienta, revisar el contrato, poner precio a una hora.',
      'Pregúntate qué te da seguridad y cuánto te cuesta. A veces la respuesta ocupa menos que un bolso.',
    ],
    [
      'Lo que explicas con sencillez te lo aprendes para siempre. Enséñale a alguien cómo lo haces.',
      'Hay curiosidad en el aire cercano: el barrio, la mesa de al lado, un primo que sabe más de lo que parece.',
    ],
    [
      'Volver a casa sin rodeos puede ser el acto más ambicioso de la jornada.',
      'Mira una foto vieja y busca en ella lo que sigue siendo tuyo.',
    ],
    [
      'Lo que amas se nota en cómo lo cuentas. Cuéntalo sin restarle importancia.',
      'Permítete un capricho con las manos: barro, masa, lápices de color.',
    ],
    [
      'La paz del día está en su orden, y el orden se construye cajón por cajón.',
      'Alguien depende de un detalle que solo tú revisas. Revísalo con calma y sin mártires.',
    ],
    [
      'En pareja o en sociedad, prueba a dejar que el otro proponga primero.',
      'Lo que admiras de alguien cercano suele estar a medio hacer en ti. Pídele que te enseñe.',
    ],
    [
      'Un asunto de fondo se ilumina sin escándalo. Mira lo que hay y deja la escoba para otro rato.',
      'Compartir gastos, llaves o secretos pide reglas claras. Escríbanlas entre quienes las van a cumplir.',
    ],
    [
      'Una idea grande necesita una primera parada. Compra el pasaje más corto hacia ella.',
      'Lo que crees se prueba andando. Visita el lugar del que siempre opinas.',
    ],
    [
      'El nombre que te haces hoy te lo pedirán prestado mañana. Cuídalo en los detalles.',
      'Subir no es solo llegar: es también saber a quién esperas en el descanso de la escalera.',
    ],
    [
      'Alguien del grupo necesita que reparen en su esfuerzo. Nómbralo delante de los demás.',
      'Un sueño viejo quiere socios nuevos. Actualízalo antes de invitarlos.',
    ],
    [
      'Hay luz en el cuarto de atrás. Ordena recuerdos, contesta cartas, duerme la siesta sin culpa.',
      'Lo que nadie te ve hacer es justo lo que te está haciendo falta.',
    ],
  ],
  Mercury: [
    [
      'Tus preguntas van por delante de ti. Haz la primera en voz alta y guarda silencio después.',
      'Cambias de opinión con elegancia si explicas qué dato te convenció.',
    ],
    [
      'Lee la letra chica y negocia con lápiz. Lo razonable, bien escrito, suele aceptarse.',
      'Hay una idea tuya por la que alguien pagaría. Ponla en una sola hoja.',
    ],
    [
      'Te salen bien las listas, los mapas, los trámites. Reparte el trabajo por escrito.',
      'Aprende el nombre de quien te atiende siempre: la conversación cambia.',
    ],
    [
      'Recorre la casa con libreta. Lo que se apunta se repara; lo que se comenta, se olvida.',
      'Llama a quien guarda la memoria de los tuyos y toma nota de los nombres.',
    ],
    [
      'La broma a tiempo abre más puertas que el argumento. Afínala para que nadie quede fuera.',
      'Inventa un título para lo que estás viviendo: verás de qué trata.',
    ],
    [
      'Haz primero lo que tarda menos de cinco minutos y la lista perderá su cara de montaña.',
      'Explícale a alguien tu método; al decirlo verás el paso que sobra.',
    ],
    [
      'Pregunta «¿qué entendiste?» en vez de repetir lo que dijiste. Ahorra una discusión entera.',
      'Una propuesta mejora si la escriben dos. Deja huecos a propósito.',
    ],
    [
      'Tu olfato detecta lo que no cuadra. Comprueba antes de señalar.',
      'Hay una clave guardada donde nadie busca: en lo que se dio por sabido.',
    ],
    [
      'Traduce: de un idioma a otro o de un experto a tu abuela. En el esfuerzo aparece la idea.',
      'Escribe a quien firmó el libro o la clase que te gustó. A veces contestan.',
    ],
    [
      'Prepara la reunión en tres frases y gana la mitad del tiempo.',
      'Una conversación con alguien de más experiencia ordena lo que parecía urgente.',
    ],
    [
      'Entre amigos circula un dato útil. Pregunta sin rodeos.',
      'Escribe al grupo lo que todos piensan y nadie redacta.',
    ],
    [
      'Los sueños traen mensajes mal escritos. Cópialos antes de corregirlos.',
      'No contestes todavía: hay mensajes que mejoran cuando duermen una noche.',
    ],
  ],
  Venus: [
    [
      'Tu encanto funciona mejor sin explicación. Sonríe primero y deja que pregunten.',
      'Hazte un regalo que no se pueda envolver: una hora, un baño, un paseo con buena luz.',
    ],
    [
      'Disfruta de lo que ya pagaste. Saca las tazas buenas un día cualquiera.',
      'Elegir con calma también es una forma de riqueza.',
    ],
    [
      'Un cumplido exacto, de los que nombran el detalle, alegra una tarde ajena.',
      'Tu voz tiene buen tono: léele algo a alguien.',
    ],
    [
      'Se cocina a fuego lento, la cena y la reconciliación.',
      'Un olor limpio, una cortina nueva, un vaso con hojas: la casa agradece.',
    ],
    [
      'El romance pide escena. Prepara la tuya con dos elementos y mucha atención.',
      'Haz el plan que te gustaría que te propusieran.',
    ],
    [
      'Un ambiente amable rinde más que un turno largo. Empieza por saludar con nombre.',
      'Embellece la herramienta: el gusto por usarla hace la mitad del trabajo.',
    ],
    [
      'Ceder en la película no es ceder en lo importante. Distingue y disfruta.',
      'La compañía elegida se cuida con puntualidad y con ganas.',
    ],
    [
      'Lo íntimo no necesita prisa. Mira, espera, pregunta bajito.',
      'Un vínculo se fortalece cuando las cuentas se dicen sin vergüenza.',
    ],
    [
      'La belleza queda de camino: un museo, una playa fuera de temporada, un libro prestado.',
      'Alguien de otro mundo te cae bien enseguida. Pregúntale por su comida favorita.',
    ],
    [
      'Se premia la forma: el correo cortés, la entrega limpia, el gracias a tiempo.',
      'Tu estilo es parte del oficio. Que se note en una sola cosa bien elegida.',
    ],
    [
      'Un encuentro de muchos deja un hilo entre dos. Tira de él con suavidad.',
      'Celebra el logro de alguien como si hubieras apostado por él desde el principio.',
    ],
    [
      'Un afecto viejo te acompaña sin hacer ruido. Agradécelo por dentro.',
      'Escucha música con los ojos cerrados; algo se acomoda.',
    ],
  ],
  Mars: [
    [
      'Empieza antes de tener ganas; las ganas llegan al segundo kilómetro.',
      'Tu «no» tiene fuerza. Úsalo una vez y bien.',
    ],
    [
      'Gana terreno donde pisas: repara, cobra, vende lo que no usas.',
      'El impulso de comprar pasa si caminas hasta la esquina y vuelves.',
    ],
    [
      'Dilo en persona. Por escrito suena a pelea lo que de frente suena a ganas.',
      'Conduce, pedalea o anda: el cuerpo en marcha piensa mejor.',
    ],
    [
      'Arregla de una vez la llave que gotea. Es asombroso cuánto ruido hacía.',
      'Si la sangre sube en familia, sal al patio y vuelve con una propuesta.',
    ],
    [
      'Atrévete a quedar mal bailando: es la única manera de bailar.',
      'Compite con tu marca anterior y con nadie más.',
    ],
    [
      'Despeja primero lo pesado; después, el día baja solo.',
      'Un descanso a tiempo es parte de la fuerza y no su contrario.',
    ],
    [
      'Di qué te molestó con hechos y con hora, sin «siempre» ni «nunca».',
      'El rival de hoy conoce tu punto flaco. Dale las gracias y entrénalo.',
    ],
    [
      'Afronta el trámite que evitas; por dentro era más corto.',
      'La intensidad pide cauce: una conversación a puerta cerrada y con final.',
    ],
    [
      'Sal con la mochila ligera. Lo que falte se consigue en el camino.',
      'Defiende una idea sin convertirla en bandera.',
    ],
    [
      'Pide el puesto, el plazo o el presupuesto. La respuesta difícil ya la tenías.',
      'Dirige con el ejemplo: llega, haz, explica después.',
    ],
    [
      'Organiza la fiesta, el partido o la protesta amable: alguien tiene que poner la hora.',
      'En equipo, corre al ritmo que permita conversar.',
    ],
    [
      'Gasta el enojo donde no alcance a nadie: fregando, nadando, cavando en una maceta.',
      'Hay batallas que se ganan durmiendo.',
    ],
  ],
};
