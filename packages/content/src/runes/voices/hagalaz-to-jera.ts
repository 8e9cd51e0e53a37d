import type { RuneVoice } from './voice.ts';

export const HAGALAZ_TO_JERA: readonly RuneVoice[] = [
  // Hagalaz
  {
    upright: {
      gesture: 'release',
      act: 'recoger después del granizo',
      ways: ['rompe lo previsto', 'cae sin avisar', 'golpea y luego riega'],
      was: [
        'Cayó granizo sobre algo que ya estaba en flor, y nadie tuvo la culpa. De aquel destrozo quedó menos de lo que querías y más de lo que creíste el primer día.',
        'Una interrupción partió el plan en dos, con esa puntería que tienen las nubes. Lo que vino después se construyó sobre suelo mojado, y por eso agarró.',
        'El tejado sonó de golpe y hubo que salir a mirar. Desde entonces una parte de ti duerme con un oído puesto en el cielo.',
      ],
      is: [
        'Pega en los cristales algo que no estaba en el calendario. Mientras dura no se siembra ni se repara: se busca techo, se mira y se cuenta lo que aguanta.',
        'Grano blanco sobre la mesa puesta: este asunto se ha desordenado por fuera de tu mano. Lo que cae duro se hará agua, y conviene tener los cubos listos.',
        'Se está limpiando el campo a la fuerza. Hay que distinguir la rama seca, que ya iba a caer, de la que todavía merece un puntal.',
      ],
      owed: [
        'Después del golpe toca el inventario, y se hace en frío. Lo que siga en pie tiene raíz, y con eso se planta lo próximo.',
        'El hielo debe volver al suelo convertido en agua. Lo que hoy estorba terminará regando otra cosa si dejas que se derrita donde cayó.',
        'Queda soltar un plan que la tormenta ya soltó por ti. Se conserva la intención y se busca otro terreno, más resguardado o menos ambicioso.',
      ],
      against: [
        'El viento trae piedra y no atiende a razones. Pelear con el cielo gasta las fuerzas que harían falta para cubrir lo pequeño.',
        'Incomoda no poder señalar a nadie. Buscas una causa, un error tuyo, y mientras tanto el agua entra por la gotera más fácil de tapar.',
      ],
      help: [
        'La interrupción ayuda, por raro que suene: te saca de un surco que repetías de memoria. Aprovecha el desorden para mover lo que en calma nadie movería.',
        'Un techo compartido hace corta cualquier tormenta. Avisa a los que estén cerca, que también miran por la ventana sin saber si llamar.',
      ],
      invitations: [
        'Anota qué ha quedado en pie, en tres renglones, antes de escribir lo que falta. Empieza a trabajar por el primero.',
        'Ten preparado un plan de lluvia para esta semana, con lo que harías si se cae lo principal. Doblarlo en el bolsillo ya quita ruido.',
        'Tira una cosa que se rompió hace tiempo y que guardabas por arreglar. Hazlo hoy y sin ceremonia.',
      ],
      closings: [
        'El granizo es el único grano que se siembra a golpes.',
        'Después de la piedra, el mismo cielo da el agua.',
        'Lo que tiene raíz se despeina y se queda.',
      ],
    },
    reversed: null,
  },
  // Nauthiz
  {
    upright: {
      gesture: 'look',
      act: 'separar necesidad de costumbre',
      ways: ['aprieta el cinturón', 'saca fuego del roce', 'pide solo lo necesario'],
      was: [
        'Hubo escasez, de dinero, de tiempo o de abrazos, y aprendiste a encender fuego frotando dos palos. Esa habilidad te sirve todavía, y te hace desconfiar de lo fácil.',
        'La necesidad mandó una temporada, y bajo su mando se hicieron tratos que hoy no harías. Mírala sin dureza, que estabas buscando calor.',
        'Atrás quedó un deseo en ayunas. Lo que no se tuvo a tiempo sigue sentándose a la mesa y pide plato aunque haya comida.',
      ],
      is: [
        'Dos maderos se cruzan y del roce sale una chispa: así estás, apretando. Falta margen, y esa misma falta te obliga a encontrar lo que importaba de verdad.',
        'El cinturón va por el último agujero y se nota en el humor. Conviene saber qué parte de esta carencia es del mundo y qué parte es una regla que te pusiste.',
        'Algo frena, y frena bien, como la cuerda que sujeta la barca. Hoy se avanza poco y se aprende mucho sobre lo que puedes pedir.',
      ],
      owed: [
        'A la necesidad se le debe atención, y nunca obediencia ciega. Lo que toca es nombrarla con cifra y plazo, para que deje de hablar a gritos.',
        'Por delante hay un tramo con lo justo, y alcanza. De él saldrás con menos cosas, y con la lista corta de las que no eran negociables.',
        'Queda frotar con constancia y en el mismo punto. El fuego tarda, y casi siempre prende cuando uno iba a cambiar de madera.',
      ],
      against: [
        'Se opone el hambre atrasada, que quiere comerlo todo el primer día. Desde la carencia cualquier oferta parece buena y cualquier demora, un desprecio.',
        'Topas con un límite que no cede por insistir. Rodearlo cuesta aceptar que existe, y en eso se te está yendo la semana.',
      ],
      help: [
        'El límite te ayuda a elegir, como la hoja pequeña obliga a escribir claro. Haz la versión que cabe en lo que tienes, que suele ser la que se termina.',
        'Reconocer que algo hace falta trae más ayuda que aparentar. Dilo con precisión, cuánto y hasta cuándo, y verás quién puede.',
      ],
      invitations: [
        'Escribe todo lo que crees necesitar para esto y tacha hasta dejar dos líneas. Ocúpate de esas y mira qué pasa con el resto.',
        'Pasa tres días sin una comodidad que das por imprescindible. Anota qué echaste en falta realmente.',
        'Pide una cosa concreta, de las que da apuro pedir, a quien pueda decirte que no sin que pase nada.',
      ],
      closings: [
        'Del roce sale el fuego, y también la paciencia para encenderlo.',
        'Lo necesario cabe en una mano; lo demás se lleva en la espalda.',
        'El hambre sabe elegir el pan y se equivoca con la prisa.',
      ],
    },
    reversed: null,
  },
  // Isa
  {
    upright: {
      gesture: 'wait',
      act: 'esperar el deshielo',
      ways: ['detiene el río', 'guarda silencio helado', 'se queda inmóvil'],
      was: [
        'Todo se quedó quieto una temporada, como un río que se hiela de noche y por la mañana ya es camino. Por fuera no pasaba nada; por debajo el agua siguió su curso.',
        'Hubo un enfriamiento, de los que empiezan con una frase y duran un invierno. Algo se conservó intacto gracias a aquel frío, y merece que lo mires.',
        'En el pasado de esto hay una pausa que nadie eligió. Te enseñó a estar sin hacer, aunque entonces pareciera que perdías el tiempo.',
      ],
      is: [
        'Un trazo recto y nada más: hielo, quietud, una espera sin adornos. Empujar ahora solo dibuja grietas, y el agua de abajo no tiene ninguna prisa.',
        'La superficie está lisa y refleja lo que le pongan delante. Antes de llamarlo bloqueo, prueba a llamarlo reposo y fíjate en qué cambia.',
        'Se ha enfriado lo que ardía, y con la temperatura baja se ven los contornos. Es mal día para declaraciones y excelente para observar.',
      ],
      owed: [
        'Se debe una espera, completa, de las que no miran el reloj cada hora. El hielo se abre cuando cambia la estación, y ese calendario no está en tu mano.',
        'Queda por cruzar un tramo resbaladizo, con pasos cortos y el peso repartido. Llegarás al otro lado si renuncias a correr en el medio.',
        'Lo que está guardado en frío se conserva. Toca dejarlo ahí un poco más y usar este silencio para afilar lo que harás después.',
      ],
      against: [
        'Se planta delante una frialdad, propia o ajena, que no discute ni se mueve. Gritarle no la derrite; retirarse un poco, a veces.',
        'Estorba tu manera de congelarte ante lo que duele. Desde fuera parece calma, y la otra gente se va resbalando.',
      ],
      help: [
        'La quietud te sirve de puente, igual que el lago helado acorta el viaje. Quédate en silencio dos días sobre este asunto y cruza por donde nadie discute.',
        'Baja la temperatura de todo: el tono, la urgencia, el número de mensajes. En frío se distingue lo que se quiere de lo que solo quema.',
      ],
      invitations: [
        'No hagas nada con esto hasta dentro de siete días, por escrito y con fecha. Apunta cada vez que tengas ganas de romper la promesa.',
        'Siéntate quince minutos frente a una ventana, sin leer ni escuchar nada. Quédate con el primer pensamiento que aparezca dos veces.',
        'Aplaza una respuesta que te exigen ya y di exactamente qué día la darás. Cumple ese día.',
      ],
      closings: [
        'Bajo el hielo, el río sigue sabiendo el camino.',
        'Hay inviernos que conservan lo que el verano habría gastado.',
        'Quedarse quieto también es una manera de pesar poco.',
      ],
    },
    reversed: null,
  },
  // Jera
  {
    upright: {
      gesture: 'keep',
      act: 'respetar la estación',
      ways: ['madura a su hora', 'vuelve al surco', 'llena el granero'],
      was: [
        'Se sembró hace tiempo, con las rodillas en la tierra y sin garantías. Lo que ahora levanta la cabeza viene de aquellos días en que parecía que no pasaba nada.',
        'Un ciclo se cerró con su cosecha, buena o regular, y quedó semilla apartada. Esa bolsita en el desván explica por qué vuelves a preguntarlo justo en esta época.',
        'Atrás hay un año entero, con su invierno y su siega, que hizo su trabajo aunque lo contaras por meses perdidos. La paciencia de entonces ya está pagada.',
      ],
      is: [
        'Las dos mitades del signo giran sin tocarse, y la rueda del año va por donde tiene que ir. Estás en la parte en que se cuida el surco y se resiste la tentación de desenterrar.',
        'Huele a grano a punto. Hay resultados cerca, aunque todavía haga falta mirar el cielo cada mañana y no cortar antes de hora.',
        'El trabajo que haces ahora no luce y cuenta. Como todo lo que va por estaciones, esto responde mejor a la regularidad que al entusiasmo.',
      ],
      owed: [
        'La cosecha llega a quien vuelve. Lo que se te pide es constancia durante un ciclo completo, y que no juzgues el campo por una semana seca.',
        'Toca recoger lo que sembraste, con su parte de espiga y su parte de cizaña. Sepáralas en la era, sin quemar el montón entero.',
        'Se debe un descanso a la tierra tanto como un esfuerzo. Por delante hay fruto, y después barbecho, y conviene tener sitio para los dos.',
      ],
      against: [
        'El calendario va por otro lado que tus ganas. Quieres verano en marzo, y cada tirón a la planta la deja un poco más suelta.',
        'Frena un ciclo repetido: misma siembra, misma queja, mismo rendimiento. Quizá la tierra pide descanso o pide otra semilla.',
      ],
      help: [
        'El tiempo trabaja contigo si le das algo que hacer. Una tarea pequeña repetida en el mismo día de la semana dará más que tres impulsos heroicos.',
        'Mira qué estación es, en esto y en ti, y haz lo propio de ella: podar, sembrar, recoger o quedarse junto al fuego. El acierto está en no mezclarlas.',
      ],
      invitations: [
        'Marca en el calendario una revisión para dentro de tres meses y comprométete a no juzgar el asunto antes. Hasta entonces, una hora cada semana.',
        'Escribe qué sembraste en esto hace un año y qué ha salido de ahí. Reconoce también lo que creció sin permiso.',
        'Cuida algo vivo durante un mes, una planta o una masa madre, y míralo a la misma hora. Aprende de su ritmo antes de exigirte otro.',
      ],
      closings: [
        'Nadie oye crecer el trigo, y sin embargo hay pan.',
        'La espiga se inclina cuando tiene algo que dar.',
        'El año siempre llega; lo que varía es lo que encuentra sembrado.',
      ],
    },
    reversed: null,
  },
];
