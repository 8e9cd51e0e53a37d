import type { QuestionTheme } from '@sibila/domain/safety/question';
import type { Gesture } from './gestures.ts';

/** More turns for the questions that people ask most: upright ones first, then reversed ones. */
export const MORE_TURNS: Readonly<
  Partial<
    Record<
      QuestionTheme,
      Readonly<Record<Gesture, readonly [readonly string[], readonly string[]]>>
    >
  >
> = {
  none: {
    begin: [
      [
        'Un martes cualquiera, esto sería mandar el mensaje, comprar el cuaderno, preguntar el precio. Los comienzos caben en diez minutos; lo largo era darles vueltas.',
        'Busca qué te da curiosidad y ve por ahí, aunque no sirva para nada: una calle, un libro, una persona que sabe de algo raro.',
      ],
      [
        'Puede que haya una pestaña abierta desde hace semanas, o un sobre en la mesa que nadie abre. Mira qué hay dentro y decide si se queda.',
        'Mira qué repites que vas a hacer y con qué frase lo aplazas. La frase dice más que el plan.',
      ],
    ],
    keep: [
      [
        'Cuenta una cosa bien hecha cada día: la cama, el pan, la llamada de los jueves. Ahí se apoya todo lo que no se ve.',
        'Quizá haya algo tuyo que marcha y no hace ruido. Ponle nombre y dale un rato, antes de que tenga que romperse para que lo notes.',
      ],
      [
        'Mira si alguien está haciendo de columna y nadie le pregunta si pesa. Puede ser otra persona; puede ser tu espalda.',
        'Si lo que antes te ordenaba ahora te aprieta, cambia la hora, el orden o la medida antes de tirarlo todo.',
      ],
    ],
    release: [
      [
        'Mira si hay un sitio en tu casa, o en tu agenda, que guarda algo ya terminado. Vacíalo sin prisa y fíjate en qué te gustaría poner.',
        'Las manos llenas no reciben, y quizá las tuyas lleven tiempo así. Deja una cosa en el suelo, aunque solo sea para cambiar de brazo.',
      ],
      [
        'Puede que algo quiera irse y le cierres la puerta por costumbre. Déjala entornada esta semana y mira si hacía falta empujar.',
        'Si notas un cansancio de sujetar, no es flaqueza, es información: di qué pesa y desde cuándo.',
      ],
    ],
    listen: [
      [
        'Lo que toca ahora se parece a esperar un tren leyendo: sin mirar el reloj y sin perderlo. Lleva contigo una pregunta, no dos.',
        'Presta atención a lo que se repite estos días, una frase, una canción, una persona. Las casualidades no mandan mensajes, pero sirven para saber en qué estás pensando.',
      ],
      [
        'Quizá se haya quedado una conversación a medias contigo. Retómala caminando, que en la silla ya te la sabes entera.',
        'Apaga una fuente de ruido, la que menos falta te haría, y dale al silencio tres días de prueba.',
      ],
    ],
    meet: [
      [
        'Piensa en alguien con quien todo es un poco más fácil y búscale un hueco. No para hablar de esto: para acordarte de cómo eres cuando no hay que demostrar nada.',
        'Casi todo lo pendiente tiene cara y nombre. Elige uno y acércate con una frase corta.',
      ],
      [
        'Tal vez haya una distancia pequeña que se mide mal desde los dos lados. Pregunta antes de calcular.',
        'Puede que lo que tensa no sea lo que se dice sino cómo se dice. Prueba a decir lo mismo sentándote primero.',
      ],
    ],
  },
  work: {
    begin: [
      [
        'Toca una acción breve: pide la reunión, enseña el borrador, pregunta el plazo. Lo que se mueve un poco deja de parecer una montaña.',
        'Elige una sola cosa del trabajo que quieras estrenar este mes y dile a alguien la fecha.',
      ],
      [
        'Puede que haya un comienzo retenido, y no siempre por falta de oportunidad. Pregunta qué harías mañana si nadie fuera a evaluarlo.',
        'Si cada mañana empiezas por lo urgente, reserva una hora de la semana para lo que nunca empieza.',
      ],
    ],
    keep: [
      [
        'Lo sólido no sale en las noticias: el cliente que vuelve, la tarea que nadie más sabe hacer. Apúntalo, porque ese inventario es tu fuerza al negociar.',
        'Mira qué parte del trabajo te sale bien sin que nadie te vigile, y pide más de eso.',
      ],
      [
        'Es fácil confundir compromiso con no levantarse de la silla. Mira qué pasaría si un día salieras a tu hora, y quién lo notaría.',
        'Puede que sostengas reuniones, favores o turnos que ya no sirven. Deja uno una semana y mira si alguien pregunta.',
      ],
    ],
    release: [
      [
        'Puede que algo haya dado de sí todo lo que tenía. Antes de decidir qué sigue, escribe qué aprendiste; es lo único que te llevas siempre.',
        'Haz el ejercicio de escribir tu puesto tal como es hoy, sin el que te prometieron. A lo mejor ya sabes qué sobra.',
      ],
      [
        'Mira si sigues defendiendo un puesto, una idea o un equipo que ya cambió. Actualiza la foto antes de pelear por ella.',
        'Quizá pese más la idea de irse que la de quedarse. Cuenta cuántos meses podrías vivir sin ese sueldo y míralo con calma.',
      ],
    ],
    listen: [
      [
        'La información que falta no está en la oferta ni en el contrato, sino en cómo te sientes el domingo por la tarde. Tómala como un dato más.',
        'Pregunta a dos personas que hicieron ese cambio qué echan de menos. Las dos respuestas juntas valen por una encuesta.',
      ],
      [
        'Quizá haya rumores, propios y ajenos, ocupando el sitio de los datos. Averigua uno de verdad y tira dos rumores.',
        'Cuando el cansancio habla, exagera. Espera a un día bueno y pregúntate lo mismo.',
      ],
    ],
    meet: [
      [
        'Cuenta la alianza: quién te quiere bien, quién sabe lo que haces, a quién podrías ayudar tú primero.',
        'Busca a quien decide y pídele quince minutos para saber qué espera de ti este trimestre.',
      ],
      [
        'Mira si hay un roce que se ha vuelto clima. Háblalo cuando no esté pasando, con un ejemplo y una propuesta.',
        'Tal vez te falte alguien con quien quejarte sin consecuencias. Encuéntralo fuera de la oficina y verás qué queda de la queja.',
      ],
    ],
  },
  love: {
    begin: [
      [
        'Quizá sea asunto de puertas abiertas: dejarse ver en algo que te gusta, aceptar una invitación, hacer una. El resto se conversa.',
      ],
      [
        'Puede que haya ganas y también antiguas precauciones. Averigua cuáles siguen protegiéndote y cuáles solo te tienen a salvo de lo bueno.',
      ],
    ],
    keep: [
      [
        'Se trata de cuidar lo que ya hay. Un gesto fijo, a la misma hora, dice «estoy» mejor que cualquier discurso.',
      ],
      [
        'Quizá se haya vuelto norma que alguien ceda, y te toque a ti casi siempre. Cambia por una semana quién propone, quién espera y quién pide.',
      ],
    ],
    release: [
      [
        'Puede que algo cambie de forma entre las personas y pida que se lo despida con su nombre. Quedarse o irse es otra pregunta, y viene después.',
      ],
      [
        'Si repasas mucho lo que ya pasó, mensajes, fechas, señales, guarda la caja unos días en un sitio alto.',
      ],
    ],
    listen: [
      [
        'Cuando el corazón pregunta, lo más honrado es mirar cómo te quedas después de cada encuentro: con más aire o con menos. Ahí hay una respuesta que sí es tuya.',
      ],
      [
        'Cuando el corazón se enreda, la cabeza inventa. Elige la suposición que más repites y cámbiala por una pregunta hecha en un buen momento.',
      ],
    ],
    meet: [
      [
        'Toca hablar de valores sin solemnidad: qué es para cada quien una buena tarde, un buen año.',
      ],
      [
        'Mira si hay dos idiomas en la mesa. Antes de insistir, traduce: di qué haces tú para querer y pregunta cómo lo nota el otro lado.',
      ],
    ],
  },
  decision: {
    begin: [
      [
        'Ponle un plazo a la duda y un tamaño al primer paso. Lo que se prueba un mes se conoce mejor que lo que se piensa un año.',
      ],
      [
        'Tal vez haya una opción que ya tomaste y no te atreves a estrenar. Dila en voz alta, a solas, y escucha cómo suena.',
      ],
    ],
    keep: [
      [
        'Entre una cosa y la otra, pregunta cuál se sostiene sola y cuál habría que sostener. Ninguna está mal; son vidas distintas.',
      ],
      [
        'Entre una cosa y la otra puede pesar lo ya invertido. Haz la cuenta como si empezaras hoy y compara.',
      ],
    ],
    release: [
      [
        'La salida de este cruce pasa por cerrar un camino a conciencia. Un «no» completo descansa más que tres «quizás».',
      ],
      [
        'Si la salida de este cruce se atasca en el miedo a arrepentirte, escribe qué harías si te arrepintieras: casi siempre hay un plan.',
      ],
    ],
    listen: [
      [
        'Antes de resolver, deja que lo decida un poco el cuerpo: duerme, camina, cocina con una opción en la cabeza y al día siguiente con la otra.',
      ],
      [
        'Antes de resolver hace falta distinguir la prisa tuya de la que te han prestado. Pide más tiempo a quien corresponda.',
      ],
    ],
    meet: [
      [
        'La decisión mejora contada a alguien que sepa preguntar sin empujar. Elige bien a esa persona y pídele solo preguntas.',
      ],
      [
        'Si la decisión se ha vuelto un asunto entre lo que quieres y lo que dirán, siéntalos por separado y dales cinco minutos a cada uno.',
      ],
    ],
  },
  self: {
    begin: [
      [
        'Para tu propio camino vale más un ensayo que un propósito. Haz algo como lo haría la persona en que te quieres convertir, y mira qué tal te sienta.',
      ],
      [
        'Para tu propio camino falta menos valor del que crees y más permiso. Escríbelo tú, con fecha y firma, aunque parezca un juego.',
      ],
    ],
    keep: [
      [
        'Lo de dentro pide mantenimiento más que reforma: dormir, ver a los tuyos, hacer con las manos algo que se termine.',
      ],
      [
        'Puede que por dentro sostengas una imagen que ya nadie te exige. Descansa de ella una tarde y observa si alguien protesta.',
      ],
    ],
    release: [
      [
        'Quizá se vaya despidiendo una manera de protegerte que funcionó. Agradécele el servicio; no hace falta echarla a empujones.',
      ],
      [
        'Mira si hay una versión de tu historia gastada de tanto contarla. Prueba a empezar por otro capítulo.',
      ],
    ],
    listen: [
      [
        'Hacia dentro, la señal es discreta: lo que haces sin que te cueste y sin que nadie mire. Sigue ese hilo un par de semanas.',
      ],
      [
        'Puede que hacia dentro haya tanta pregunta que ya no se oiga la primera. Vuelve a ella: ¿qué querías saber antes de querer arreglarlo?',
      ],
    ],
    meet: [
      [
        'Lo que eres se ve mejor en compañía. Busca un sitio donde te conozcan por lo que disfrutas y no por lo que resuelves.',
      ],
      [
        'Si lo que eres y lo que enseñas andan un poco distanciados, deja ver una cosa pequeña y verdadera a alguien que la cuide.',
      ],
    ],
  },
  family: {
    begin: [
      [
        'Propón un plan raro y corto, de los que en casa nadie espera: un desayuno fuera, una foto vieja por adivinar, una visita sin motivo.',
      ],
      [
        'Si un intento anterior salió mal, cuesta repetirlo. Cambia una sola cosa, la hora, el sitio o quién habla primero, y vuelve a probar.',
      ],
    ],
    keep: [
      [
        'Hay costumbres que sujetan más que las conversaciones: la sopa del domingo, el mensaje al llegar. Cuida una y deja que haga su trabajo.',
      ],
      [
        'Mira si las mismas manos recogen siempre la mesa. Reparte una tarea con nombre y apellido, y aguanta las ganas de rehacerla.',
      ],
    ],
    release: [
      [
        'Se puede querer a alguien y devolverle su problema. Hazlo con cariño, una vez, y mira qué lugar se te queda libre.',
      ],
      [
        'Si un rencor viejo viene a todas las comidas sin que nadie lo invite, dale la fecha que tiene y no le pongas plato esta vez.',
      ],
    ],
    listen: [
      [
        'Pide a alguien mayor que te cuente cómo era esto antes de que llegaras tú. Media hora de memoria ajena ordena mucho.',
      ],
      [
        'Puede que se oiga más el tono que las palabras. La próxima vez que suba el volumen, contesta solo a lo que se dijo.',
      ],
    ],
    meet: [
      [
        'Di lo que echas de menos en lugar de lo que te molesta; suelen ser la misma frase, y la primera abre la puerta.',
      ],
      [
        'Mira si dos personas hablan a través de una tercera, y si eres tú. Sal un momento de en medio y deja que se llamen.',
      ],
    ],
  },
  money: {
    begin: [
      [
        'Ponle un nombre a lo primero que quieras ahorrar, por pequeño que sea. El dinero con destino se queda más tiempo.',
        'Pon en una hoja tres cifras: lo que entra, lo que sale fijo y lo que debes. Con esas tres ya se puede hablar.',
      ],
      [
        'Un arranque con muchas cuentas en el aire cansa pronto. Baja a tierra una sola, la que vence antes.',
        'Si el plan depende de que todo salga bien, recórtalo a la mitad y vuelve a hacer la suma.',
      ],
    ],
    keep: [
      [
        'Mira qué gasto te da más de lo que cuesta y protégelo; después mira el contrario. Con esos dos ya hay presupuesto.',
        'Guarda el primer día lo que antes guardabas el último. La cantidad puede ser pequeña; el orden es lo que cambia.',
      ],
      [
        'Quien paga siempre se queda sin saber cuánto. Haz la suma de un mes, entera, y enséñasela a quien comparta la mesa.',
        'Revisa si pagas por comodidad algo que podrías hacer una tarde al mes.',
      ],
    ],
    release: [
      [
        'Di que no a un gasto heredado, de esos que se hacen porque siempre se hicieron. Después apunta cuánto se queda en casa.',
        'Con las deudas ayuda empezar por la más corta: una línea menos en la lista se nota en el ánimo.',
      ],
      [
        'Si cuesta cerrar una cuenta que ya no da nada, es porque cerrarla es admitirlo. Elige un día del calendario y da esa baja sin ceremonia.',
        'Quizá te cueste reconocer que aquello no fue buena compra. Véndelo, regálalo o úsalo, y cierra esa cuenta.',
      ],
    ],
    listen: [
      [
        'Antes de comparar precios, averigua para qué lo quieres. Hay compras que se resuelven con una conversación.',
        'Lee el recibo que siempre pagas sin mirar. Suele haber en él una línea que nadie te explicó.',
      ],
      [
        'Puede que haya una cifra que no te atreves a mirar y que por eso crece de noche. Ábrela de día, con un té y sin testigos impacientes.',
        'Fíjate en qué compras los días malos. No hace falta prohibirlo: basta con saber qué te está costando.',
      ],
    ],
    meet: [
      [
        'Pregunta a alguien que lo lleve bien cómo lo hace, con detalles: qué día, qué hoja, qué tope. Se copia mejor que se inventa.',
        'Llama a quien le debes y propón una cuota que puedas cumplir. Una cifra baja y puntual tranquiliza más que una promesa alta.',
      ],
      [
        'Prestar o pedir prestado enfría cuando no se dice el plazo. Dilo, aunque sea tarde, y que las dos partes apunten la misma fecha.',
        'Si en casa cada quien lleva sus cuentas en secreto, pongan al menos una en común y empiecen por ahí.',
      ],
    ],
  },
  health: {
    begin: [
      [
        'Elige lo más fácil de cuidar, un vaso de agua, un paseo corto, una hora menos de pantalla, y hazlo tres días seguidos antes de añadir otra cosa.',
        'Prueba con diez minutos al aire, sin música y sin metas. Mañana, otros diez.',
      ],
      [
        'Cuesta dar el primer paso cuando parece un examen. Llama, pide hora y date permiso para no saber todavía qué vas a decir.',
        'Si empezar se hace cuesta arriba, pide a alguien que empiece contigo, aunque sea por teléfono.',
      ],
    ],
    keep: [
      [
        'Las rutinas aburridas son las que acompañan: la misma hora, el mismo cojín, la misma persona que pregunta cómo vas.',
        'Guarda una hora de la noche para bajar la luz y el ritmo. Avisa en casa de que es sagrada.',
      ],
      [
        'Si el cuidado se te va hacia los demás, deja escrita en la puerta de la cocina una cosa que sea solo para ti, y cúmplela.',
        'Mira qué costumbre te cansa más de lo que te sirve y dale vacaciones un fin de semana.',
      ],
    ],
    release: [
      [
        'Puedes soltar la comparación con otra época o con otro cuerpo. Lo que hoy te sienta bien es un dato mejor.',
        'Suelta la obligación de estar bien para los demás. Se puede decir «regular» y seguir en la conversación.',
      ],
      [
        'Si pesa haber fingido que no pasaba nada, contarlo a una persona, una sola, ya descansa los hombros.',
        'Si arrastras un consejo que te dieron de pasada, compruébalo con quien te atiende y decide después si lo guardas.',
      ],
    ],
    listen: [
      [
        'Anota a qué hora te sientes mejor y qué habías hecho antes. Esa hoja vale más que diez búsquedas.',
        'Escucha qué te pide la tarde: silencio, movimiento o alguien con quien cenar. Dale una de las tres.',
      ],
      [
        'De tanto vigilarse, cualquiera deja de escucharse. Descansa una tarde de buscar explicaciones y guarda las preguntas para quien sabe.',
        'Si de noche todo suena más alto, deja un cuaderno en la mesilla y sigue durmiendo: por la mañana se lee mejor.',
      ],
    ],
    meet: [
      [
        'Pide a alguien que te acompañe y dile qué necesitas: que hable, que calle o que tome notas.',
        'Cuenta a alguien cercano cómo llevas la semana, con una palabra buena y otra mala.',
      ],
      [
        'Quizá haya una conversación pendiente con quien te atiende, o con quien te cuida. Llévala en dos líneas, para que no se pierda con los nervios.',
        'Si te cuesta pedir ayuda, pídela por escrito y en concreto: qué día, a qué hora, para qué.',
      ],
    ],
  },
  studies: {
    begin: [
      [
        'Abre el libro por la mitad y busca algo que te intrigue. Desde ahí se vuelve al principio con otra cara.',
      ],
      [
        'Si el plan de estudio es precioso y nadie lo ha estrenado, rompe la primera hoja y haz solo lo de hoy.',
      ],
    ],
    keep: [
      [
        'Una hora fija, aunque sea corta, acaba sabiendo el camino sola. Defiéndela como se defiende una clase.',
      ],
      [
        'Mira si hay apuntes de sobra y memoria cansada. Ciérralos y escribe lo que recuerdes; lo que falte es lo que toca.',
      ],
    ],
    release: [
      ['Deja sin leer lo que no entra, de una vez y sin culpa. Lo que queda se aprende mejor.'],
      [
        'Puede que pese una nota antigua, o una frase de alguien que ya no evalúa nada. Estudia un rato como si nadie hubiera opinado.',
      ],
    ],
    listen: [
      [
        'Explícaselo a un objeto, a un gato o a una pared, y escucha dónde te trabas. Ahí está el capítulo.',
      ],
      ['Si lees y no oyes lo que lees, prueba en voz alta, de pie, cinco minutos.'],
    ],
    meet: [
      [
        'Busca a quien vaya un paso por delante y a quien vaya uno por detrás. Con la primera persona se aprende; con la segunda se comprueba.',
      ],
      [
        'Si la competencia de al lado hace ruido, propón un intercambio, un tema por otro, y bajará el volumen.',
      ],
    ],
  },
  travel: {
    begin: [
      [
        'Mira el trayecto de la casa al pan en ese otro sitio, y después decide si te gusta. Las vidas se mudan por ahí.',
      ],
      [
        'Si la salida se anuncia cada año y se queda en anuncio, compra una sola cosa que solo sirva allí, pequeña y barata, y mira qué sientes al tenerla.',
      ],
    ],
    keep: [
      [
        'Elige qué costumbre te llevas intacta y a qué hora la harás al llegar. Con una basta para que el sitio sea tuyo.',
      ],
      [
        'Quedarse por inercia y quedarse por gusto se parecen mucho desde fuera. Por dentro se distinguen un domingo por la tarde.',
      ],
    ],
    release: [
      ['Regala lo que no viaja antes de la víspera. Las manos libres también son equipaje.'],
      [
        'Tal vez haya una habitación que sigues guardando en la cabeza. Visítala, haz una foto y deja la llave.',
      ],
    ],
    listen: [
      [
        'Pregunta a alguien que volvió, y no solo a alguien que se fue. Entre las dos historias cabe la tuya.',
      ],
      [
        'Puede que ese lugar se haya llenado de promesas que nadie te hizo. Quítaselas una por una y mira qué queda del lugar.',
      ],
    ],
    meet: [
      [
        'Cuéntaselo a quien más lo va a notar, antes que a quien más te va a animar. Lo difícil, dicho pronto, abulta menos.',
      ],
      [
        'Quizá alguien espere que decidas por los dos, o al revés. Pon sobre la mesa un mapa y dos lápices.',
      ],
    ],
  },
};
