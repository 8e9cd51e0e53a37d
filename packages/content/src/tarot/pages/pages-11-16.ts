import type { ArcanumPage } from './arcanum-page.ts';

export const PAGES_11_16: readonly ArcanumPage[] = [
  {
    name: 'La Justicia',
    summary:
      'La Justicia en el tarot, arcano XI en el orden de Waite: la espada, la balanza y las cuentas claras. Derecha e invertida, en el amor y en el trabajo.',
    alsoCalled: null,
    correspondence: 'Libra',
    reversedKeywords: ['Injusticia', 'Deshonestidad', 'Evadir consecuencias'],
    seen: [
      'Todo en el dibujo está a plomo: las columnas, el respaldo, la hoja de la espada. La balanza, en cambio, cuelga de unos dedos y podría moverse. Ella lleva un manto rojo y mira de frente, sin venda en los ojos. La venda pertenece a las estatuas de los tribunales; en el tarot la figura ve a quien juzga.',
      'Es la carta número XI en la baraja de Waite y la VIII en las de Marsella, donde le deja su sitio a La Fuerza. Si tu mazo tiene la otra cuenta, el sentido se conserva entero y lo que varía es quiénes son sus vecinas.',
    ],
    love: 'Pregunta por el reparto: quién cede, quién organiza, quién pide perdón primero. Una conversación con ejemplos y fechas puede aliviar más que un ramo de flores. Favorece acuerdos serios y también finales limpios, de esos en los que cada parte se lleva lo suyo y nadie tiene que mentir sobre lo ocurrido.',
    work: 'Contratos, facturas, evaluaciones, permisos. Lee la letra pequeña y guarda copia. Si buscas un reconocimiento, reúne las pruebas antes que los adjetivos. No anuncia ningún fallo ni sustituye a quien sabe de leyes; dice que lo que esté bien documentado se defenderá mejor.',
    advice:
      'Cuenta el asunto por escrito como lo contaría alguien neutral, en diez líneas. Subraya lo que hiciste tú. La balanza empieza a servir cuando tu parte también está en un platillo.',
    beside: [
      {
        card: 'El Colgado',
        text: 'La cuenta no sale desde donde la miras. Antes de dictar nada, cambia de lado de la mesa.',
      },
      {
        card: 'El Diablo',
        text: 'Un trato que parecía bueno muestra su cláusula. Leerla en voz alta ya cambia algo.',
      },
      {
        card: 'El Juicio',
        text: 'Después de pesar, se perdona y se sigue. Dos cartas de verdad: la primera mide y la segunda levanta.',
      },
    ],
    neighbours:
      'El Juicio tiene nombre de tribunal y casi nada de él: es una llamada. Quien examina con instrumentos es La Justicia. La Rueda, justo antes, trae lo que nadie merecía; esta carta se ocupa de lo que sí tiene causa. Y si El Emperador hace la ley, ella averigua si se cumplió.',
    question: '¿Qué versión de esta historia firmaría también la otra persona?',
  },
  {
    name: 'El Colgado',
    summary:
      'El Colgado en el tarot: la pausa elegida y el mundo visto del revés. Significado derecho e invertido, en el amor, en el trabajo y cómo se distingue de otras.',
    alsoCalled: 'El Ahorcado',
    correspondence: 'Agua y Neptuno',
    reversedKeywords: ['Estancamiento', 'Resistencia', 'Sacrificio inútil'],
    seen: [
      'El palo del que pende está vivo: le salen hojas. Tiene atado un pie, la otra pierna cruzada por detrás y las manos a la espalda. La cara, cabeza abajo, no muestra dolor, y alrededor le arde un círculo de luz más brillante que el de muchas cartas de pie.',
      'Hay mazos que la titulan El Ahorcado, nombre que confunde, porque la cuerda está en el tobillo. En la Italia donde nacieron estas barajas se pintaba así, boca abajo, a los traidores, para vergüenza pública. Waite le puso la aureola y dio la vuelta al sentido: lo que parecía castigo se volvió contemplación.',
    ],
    love: 'Tiempo de espera y de mirar al otro desde un ángulo nuevo. Quizá toca ceder en algo pequeño para entender algo grande, o dejar de empujar una respuesta. Ojo con llamar amor al sacrificio que nadie solicitó. Lo entregado a escondidas se cobra después, y con intereses.',
    work: 'Un proyecto en pausa, una decisión que depende de otros, un plazo que se alarga. En vez de llenar la espera con tareas, úsala para cuestionar el planteamiento. Las mejores ideas de esta carta llegan cuando alguien pregunta qué pasaría si el problema fuera la solución.',
    advice:
      'Defiende durante diez minutos, por escrito y en serio, la postura contraria a la tuya. Pon además una fecha de fin a la espera. La pausa enseña cuando tiene bordes.',
    beside: [
      {
        card: 'La Muerte',
        text: 'Primero se suelta con la cabeza, luego se despide con los pies. La espera estaba preparando un adiós.',
      },
      {
        card: 'La Estrella',
        text: 'La renuncia descubre lo que calmaba de verdad. Queda menos y pesa menos.',
      },
      {
        card: 'El Mago',
        text: 'Manos atadas junto a manos hábiles. Pregunta si toca hacer o si toca ver.',
      },
    ],
    neighbours:
      'El Ermitaño eligió la montaña y puede bajar cuando guste; a este lo sujeta algo, y su libertad consiste en cómo lo mira. La Justicia, antes, exige posiciones rectas, mientras que él gana perdiendo la suya. Con La Muerte forma pareja: uno detiene, la otra termina.',
    question: '¿Qué vería si diera por hecho que tengo la imagen boca abajo?',
  },
  {
    name: 'La Muerte',
    summary:
      'La Muerte en el tarot no anuncia ninguna muerte: habla de finales que hacen sitio. Significado derecho e invertido, en el amor, en el trabajo y como consejo.',
    alsoCalled: 'Arcano sin nombre',
    correspondence: 'Escorpio',
    reversedKeywords: ['Miedo al cambio', 'Apego', 'Estancamiento'],
    seen: [
      'Empecemos por lo que se pasa por alto: hay flores en la hierba, una corona caída junto a ellas y un sol encajado entre dos torres. El jinete viste armadura negra con un penacho rojo, y en su estandarte solo hay una rosa blanca. El caballo levanta una pata con calma, como en un desfile.',
      'En el tarot de Marsella lleva el número XIII y ningún nombre, de ahí que se la conozca como arcano sin nombre. Va a pie, con una guadaña, sobre una tierra negra de la que asoman brotes. La leemos como toda la tradición moderna: cambio y término, nunca el fallecimiento de nadie.',
    ],
    love: 'Señala que una forma de la relación ha cumplido. Puede ser la etapa de las dudas, la de vivir a distancia, la de jugar a que no importa. A veces lo que se acaba es el vínculo, pero la carta no lo dicta: muestra una piel que ya no sirve y deja a las personas decidir qué hacen sin ella.',
    work: 'Se cierra un puesto, un cliente, una manera de trabajar que funcionó mucho tiempo. La mudanza cuesta menos si alguien recoge: archivar, agradecer, pasar las contraseñas, contar lo aprendido. El espacio libre asusta el lunes y se ocupa solo antes de fin de mes.',
    advice:
      'Nombra en voz alta lo que ya terminó y hazle una despedida concreta, aunque sea mínima: borrar un contacto, regalar un abrigo, escribir una carta que no se envía. Los finales sin gesto se quedan en el pasillo.',
    beside: [
      {
        card: 'La Torre',
        text: 'Un cambio lento y otro repentino. Lo que cayó de golpe llevaba tiempo despidiéndose.',
      },
      {
        card: 'La Emperatriz',
        text: 'Se poda para que brote. El jardín no está de luto, está en invierno.',
      },
      {
        card: 'La Templanza',
        text: 'Tras el corte, la mezcla nueva. Lo que sobrevivió busca su proporción sin apuro.',
      },
    ],
    neighbours:
      'La Torre rompe y hace ruido; ella pasa y deja silencio. El Colgado, antes, todavía puede volver a la posición anterior, y desde aquí no hay regreso a lo mismo. El Juicio también levanta a gente del suelo, con una diferencia de hora: aquella es la tarde, este es la mañana siguiente.',
    question: '¿Qué sigo alimentando que ya se fue de mi vida?',
  },
  {
    name: 'La Templanza',
    summary:
      'La Templanza en el tarot: dos copas, un pie en el agua y la medida justa. Qué significa derecha e invertida, en el amor, en el trabajo y junto a otras cartas.',
    alsoCalled: 'Templanza',
    correspondence: 'Sagitario',
    reversedKeywords: ['Exceso', 'Desequilibrio', 'Prisa'],
    seen: [
      'El chorro cae en diagonal, como el agua no cae nunca, y llega sin perder una gota. El ángel lo mira apenas. Tiene alas rojizas, un sol en la frente y un triángulo dentro de un cuadrado sobre el pecho. A la derecha crecen unos lirios; a la izquierda, un sendero se aleja del estanque hacia una corona de luz entre montañas.',
      'La palabra viene de templar, que es lo que se hace con el vino al echarle agua y con el acero al enfriarlo a tiempo. En Marsella la carta se llama sin artículo, Templanza, y el ángel va vestido de dos colores, como las jarras.',
    ],
    love: 'Convivencia, reconciliación, dos ritmos que aprenden a entrelazarse. No promete fuegos artificiales y sí algo menos frecuente: que un desacuerdo termine en una receta nueva. Cuando una persona da mucho y la otra poco, aconseja variar las cantidades antes de romper las copas.',
    work: 'Buena para mediar, coordinar, ajustar un plan a mitad de camino. El progreso se nota al comparar meses, casi nunca al comparar días. También recuerda que descansar forma parte de la dosis; una agenda sin huecos no está equilibrada, está llena.',
    advice:
      'Cambia un diez por ciento. Diez minutos menos de pantalla, un plato más de casa, una respuesta que espera hasta mañana. Mantén la proporción dos semanas y solo después decide si mueves más la muñeca.',
    beside: [
      {
        card: 'El Diablo',
        text: 'La medida frente a la sed. Puede ser el momento de preguntarse qué calma aquello que se repite.',
      },
      {
        card: 'El Carro',
        text: 'A la fuerza de salir le llega alguien que regula. Se tarda un poco más y se llega de una pieza.',
      },
      {
        card: 'La Luna',
        text: 'Agua clara y agua turbia en las mismas copas. Deja reposar lo que sientes antes de beberlo.',
      },
    ],
    neighbours:
      'Está entre La Muerte y El Diablo, y no por casualidad parece una sala de recuperación: algo terminó y todavía no se ha elegido de qué depender. La Estrella vierte también dos jarras, pero las vacía. El ángel, en cambio, conserva todo el líquido y trabaja con él.',
    question: '¿Dónde bastaría con un poco menos para que empezara a gustarme?',
  },
  {
    name: 'El Diablo',
    summary:
      'El Diablo en el tarot: cadenas flojas, deseo y costumbre. Qué dice derecho e invertido, en el amor y en el trabajo, y por qué no hay que temerle.',
    alsoCalled: null,
    correspondence: 'Capricornio',
    reversedKeywords: ['Liberación', 'Romper cadenas', 'Tomar conciencia'],
    seen: [
      'Cuernos, alas de murciélago, patas de pelo y una antorcha que apunta al suelo y desperdicia su luz. Está encaramado en un pedestal con una argolla. De ahí parten las cadenas que rodean el cuello de la pareja. Míralas bien: cuelgan anchas sobre los hombros, y ninguno de los dos tiene las manos atadas.',
      'En Marsella los encadenados son dos diablillos con orejas y cola, empleados de la casa. Waite puso en su lugar al hombre y a la mujer de Los Enamorados, y con eso dijo todo. La carta no trae ningún ser de fuera. Retrata un trato, y a quienes lo renuevan cada mañana.',
    ],
    love: 'Deseo fuerte, celos, una historia que engancha. La intensidad puede disfrutarse, y a la vez conviene saber quién marca las horas. Si hay miedo, control o amenazas, eso ya no es asunto de cartas: habla con alguien de confianza o con un servicio de ayuda. En los demás casos, la pregunta es qué te daría pena perder si lo dejaras.',
    work: 'El sueldo que compensa y no compensa, el prestigio que obliga, el hábito de contestar de madrugada. Ninguna de esas cadenas es de hierro, y por eso se olvidan. Calcula cuánto cuesta de verdad la libertad que dices no poder pagar; muchas veces el número sorprende.',
    advice:
      'Elige una sola atadura y averigua qué te da. Sin vergüenza, con la honestidad de quien revisa un recibo. Después prueba un día sin ella y apunta a qué hora la echaste de menos.',
    beside: [
      {
        card: 'La Fuerza',
        text: 'El mismo animal, esta vez con una mano encima. Lo que dominaba puede aprender a acompañar.',
      },
      {
        card: 'La Torre',
        text: 'La cadena salta porque se rompe la pared de la que colgaba. Libera, y deja polvo.',
      },
      {
        card: 'La Sacerdotisa',
        text: 'Un deseo guardado tras el velo. Reconocerlo a solas le quita la mitad del poder.',
      },
    ],
    neighbours:
      'Con Los Enamorados forma un espejo. El ángel de arriba bendecía sin tocar y este personaje aparenta mandar. La Templanza, su vecina, mide; él rellena. A La Torre, la siguiente, se la recibe de otra forma cuando se ha entendido al Diablo: como un ruido que abre puertas.',
    question: '¿Qué me da esto que no me atrevo a pedir de otra manera?',
  },
  {
    name: 'La Torre',
    summary:
      'La Torre en el tarot: el rayo, la corona y lo que ya estaba agrietado. Significado derecho e invertido, en el amor, en el trabajo y sin asustar a nadie.',
    alsoCalled: 'La Casa de Dios',
    correspondence: 'Marte',
    reversedKeywords: ['Crisis evitada', 'Crisis aplazada', 'Miedo al cambio'],
    seen: [
      'La corona vuela entera, todavía con sus puntas, hacia un lado. El rayo entra por el otro. Hay llamas en las ventanas, gotas de luz en el aire y dos personas boca abajo, una a cada costado, con los brazos por delante. La base, si te fijas, sigue clavada en el peñasco: lo que salta es el remate.',
      'Los franceses la llamaron La Maison Dieu, la Casa de Dios, y en el dibujo de Marsella el remate se abre con la facilidad de una tapa mientras caen bolitas de colores. No habla de accidentes ni de desgracias. Habla de lo que se construyó más alto de lo que aguantaba su base.',
    ],
    love: 'Una verdad sale a la mesa: lo que uno callaba, lo que la otra persona suponía. Duele un rato y ahorra años. Hay parejas que después del trueno se conocen por primera vez, y otras que entienden que vivían en la fachada. La carta solo garantiza que la conversación anterior ya no sirve.',
    work: 'Reestructuraciones, planes que se anulan, un error que obliga a rehacer. Quien lo vive desde dentro siente que se acaba el edificio; visto con distancia cae el piso de arriba. Haz inventario de lo que sigue funcionando y pide ayuda pronto, mientras la gente todavía está en la calle mirando.',
    advice:
      'Busca la grieta que conoces y revísala hoy, con luz. Decir «esto no se sostiene» en un día tranquilo es la manera más barata de atravesar esta carta.',
    beside: [
      {
        card: 'La Estrella',
        text: 'Así están en la mesa y así van en la serie: el cielo despejado viene después del estrépito.',
      },
      {
        card: 'El Emperador',
        text: 'Cae una autoridad o una idea de ella. Mandar de otro modo empieza por admitirlo.',
      },
      {
        card: 'El Mago',
        text: 'Entre los escombros hay herramientas enteras. Se puede empezar con ellas esta misma tarde.',
      },
    ],
    neighbours:
      'La Muerte cambia las cosas al paso; aquí ocurre en un segundo. La Rueda da vueltas y devuelve al mismo punto, mientras que lo derribado por el rayo no se repone igual. El Diablo, su anterior, era la comodidad de quedarse dentro. La Estrella, su siguiente, muestra qué se ve cuando falta el techo.',
    question: '¿Qué seguiría en pie si hoy se cayera lo que más me esfuerzo en sostener?',
  },
];
