import type { RuneVoice } from './voice.ts';

export const NAUTHIZ_TO_EIHWAZ: readonly RuneVoice[] = [
  // Nauthiz
  {
    upright: {
      gesture: 'look',
      act: 'separar necesidad de costumbre',
      ways: ['aprieta el cinturón', 'saca fuego del roce', 'pide solo lo necesario'],
      turns: [
        'La necesidad le recorta a {o} lo superfluo, que era casi lo más vistoso.',
        'Con el cinturón apretado, {o} tiene que decir qué quiere de verdad.',
        'Frota lo de {o} contra lo que falta y saltará alguna chispa.',
      ],
      was: [
        'Hubo escasez, de dinero, de tiempo o de abrazos, y aprendiste a encender fuego frotando dos palos. Esa habilidad te sirve todavía, y te hace desconfiar de lo fácil.',
        'La necesidad mandó una temporada, y bajo su mando se hicieron tratos que hoy no harías. Mírala sin dureza, que estabas buscando calor.',
        'Atrás quedó un deseo en ayunas. Lo que no se tuvo a tiempo sigue sentándose a la mesa y pide plato aunque haya comida.',
        'Se aprendió a pedir poco para que no doliera el no. Aquel ahorro de deseos tiene hoy intereses.',
      ],
      is: [
        'Dos maderos se cruzan y del roce sale una chispa: así estás, apretando. Falta margen, y esa misma falta te obliga a encontrar lo que importaba de verdad.',
        'El cinturón va por el último agujero y se nota en el humor. Conviene saber qué parte de esta carencia es del mundo y qué parte es una regla que te pusiste.',
        'Algo frena, y frena bien, como la cuerda que sujeta la barca. Hoy se avanza poco y se aprende mucho sobre lo que puedes pedir.',
        'Falta algo, y hacer como que no falta consume lo que queda. Dicho con su nombre, ocupa la mitad.',
      ],
      owed: [
        'A la necesidad se le debe atención, y nunca obediencia ciega. Lo que toca es nombrarla con cifra y plazo, para que deje de hablar a gritos.',
        'Por delante hay un tramo con lo justo, y alcanza. De él saldrás con menos cosas, y con la lista corta de las que no eran negociables.',
        'Queda frotar con constancia y en el mismo punto. El fuego tarda, y casi siempre prende cuando uno iba a cambiar de madera.',
        'Por ahora toca andar con la despensa corta y la cabeza clara. Lo que sepas hacer con tan poco será la base de lo que hagas luego con más.',
      ],
      against: [
        'Se opone el hambre atrasada, que quiere comerlo todo el primer día. Desde la carencia cualquier oferta parece buena y cualquier demora, un desprecio.',
        'Topas con un límite que no cede por insistir. Rodearlo cuesta aceptar que existe, y en eso se te está yendo la semana.',
      ],
      help: [
        'El límite te ayuda a elegir, como la hoja pequeña obliga a escribir claro. Haz la versión que cabe en lo que tienes, que suele ser la que se termina.',
        'Reconocer que algo hace falta trae más ayuda que aparentar. Dilo con precisión, cuánto y hasta cuándo, y verás quién puede.',
        'Una regla estricta durante dos semanas te dará más libertad que seguir eligiendo cada día. Escríbela y cuélgala.',
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
      turns: [
        'Todo lo que {o} agitaba queda quieto un momento bajo esta capa, y se puede mirar sin que salpique.',
        'El hielo le responde a {o} con silencio, que también es una respuesta y suele ser larga.',
        'Aquí {o} aprende a esperar, si no quiere resbalar.',
      ],
      was: [
        'Todo se quedó quieto una temporada, como un río que se hiela de noche y por la mañana ya es camino. Por fuera no pasaba nada; por debajo el agua siguió su curso.',
        'Hubo un enfriamiento, de los que empiezan con una frase y duran un invierno. Algo se conservó intacto gracias a aquel frío, y merece que lo mires.',
        'En el pasado de esto hay una pausa que nadie eligió. Te enseñó a estar sin hacer, aunque entonces pareciera que perdías el tiempo.',
        'Un invierno se metió en la casa y nadie habló de ello. Allí se conservaron dos o tres cosas tuyas que conviene ir a buscar.',
      ],
      is: [
        'Un trazo recto y nada más: hielo, quietud, una espera sin adornos. Empujar ahora solo dibuja grietas, y el agua de abajo no tiene ninguna prisa.',
        'La superficie está lisa y refleja lo que le pongan delante. Antes de llamarlo bloqueo, prueba a llamarlo reposo y fíjate en qué cambia.',
        'Se ha enfriado lo que ardía, y con la temperatura baja se ven los contornos. Es mal día para declaraciones y excelente para observar.',
        'Ni un ruido viene del río. Aprovecha que nada corre para ver el dibujo del cauce, que con el agua alta no se distingue.',
      ],
      owed: [
        'Se debe una espera, completa, de las que no miran el reloj cada hora. El hielo se abre cuando cambia la estación, y ese calendario no está en tu mano.',
        'Queda por cruzar un tramo resbaladizo, con pasos cortos y el peso repartido. Llegarás al otro lado si renuncias a correr en el medio.',
        'Lo que está guardado en frío se conserva. Toca dejarlo ahí un poco más y usar este silencio para afilar lo que harás después.',
        'Pide el terreno que te quites las botas de correr. Lo que sigue sucederá cuando suba la temperatura, y ese grado no depende de tu empeño.',
      ],
      against: [
        'Se planta delante una frialdad, propia o ajena, que no discute ni se mueve. Gritarle no la derrite; retirarse un poco, a veces.',
        'Estorba tu manera de congelarte ante lo que duele. Desde fuera parece calma, y la otra gente se va resbalando.',
      ],
      help: [
        'La quietud te sirve de puente, igual que el lago helado acorta el viaje. Quédate en silencio dos días sobre este asunto y cruza por donde nadie discute.',
        'Baja la temperatura de todo: el tono, la urgencia, el número de mensajes. En frío se distingue lo que se quiere de lo que solo quema.',
        'Callarte una semana sería de gran provecho. No por prudencia, sino para oír lo que cruje.',
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
      turns: [
        'La rueda del año toma lo de {o} y lo pone a madurar, lejos de la prisa.',
        'A lo que dice {o} le falta una estación, quizá dos, y no es mal plazo.',
        'Lo de {o} entra en el granero o en la tierra; en ambos sitios hay que dejarlo.',
      ],
      was: [
        'Se sembró hace tiempo, con las rodillas en la tierra y sin garantías. Lo que ahora levanta la cabeza viene de aquellos días en que parecía que no pasaba nada.',
        'Un ciclo se cerró con su cosecha, buena o regular, y quedó semilla apartada. Esa bolsita en el desván explica por qué vuelves a preguntarlo justo en esta época.',
        'Atrás hay un año entero, con su invierno y su siega, que hizo su trabajo aunque lo contaras por meses perdidos. La paciencia de entonces ya está pagada.',
        'Vuelta tras vuelta, lo mismo en cada otoño, hasta que un año fue distinto. Esa cosecha es la que estás comiendo.',
      ],
      is: [
        'Las dos mitades del signo giran sin tocarse, y la rueda del año va por donde tiene que ir. Estás en la parte en que se cuida el surco y se resiste la tentación de desenterrar.',
        'Huele a grano a punto. Hay resultados cerca, aunque todavía haga falta mirar el cielo cada mañana y no cortar antes de hora.',
        'El trabajo que haces ahora no luce y cuenta. Como todo lo que va por estaciones, esto responde mejor a la regularidad que al entusiasmo.',
        'La espiga ya dobla el cuello y todavía está verde por dentro. Un poco más de sol, nada más, y tendrás de dónde sacar pan.',
      ],
      owed: [
        'La cosecha llega a quien vuelve. Lo que se te pide es constancia durante un ciclo completo, y que no juzgues el campo por una semana seca.',
        'Toca recoger lo que sembraste, con su parte de espiga y su parte de cizaña. Sepáralas en la era, sin quemar el montón entero.',
        'Se debe un descanso a la tierra tanto como un esfuerzo. Por delante hay fruto, y después barbecho, y conviene tener sitio para los dos.',
        'Se paga en estaciones lo que aquí pides. Cuida la parte del ciclo que te toca y deja que las otras hagan su turno.',
      ],
      against: [
        'El calendario va por otro lado que tus ganas. Quieres verano en marzo, y cada tirón a la planta la deja un poco más suelta.',
        'Frena un ciclo repetido: misma siembra, misma queja, mismo rendimiento. Quizá la tierra pide descanso o pide otra semilla.',
      ],
      help: [
        'El tiempo trabaja contigo si le das algo que hacer. Una tarea pequeña repetida en el mismo día de la semana dará más que tres impulsos heroicos.',
        'Mira qué estación es, en esto y en ti, y haz lo propio de ella: podar, sembrar, recoger o quedarse junto al fuego. El acierto está en no mezclarlas.',
        'Repite lo que salió bien el año pasado por estas fechas. La memoria del campo está de tu lado y casi nadie la consulta.',
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
  // Eihwaz
  {
    upright: {
      gesture: 'guard',
      act: 'doblarse sin romperse',
      ways: ['aguanta como el tejo', 'sostiene el eje', 'se dobla y vuelve'],
      turns: [
        'El tejo se pone en medio de lo de {o} como un poste, y alrededor se ordena el resto.',
        'A {o} le enseña este árbol a doblar la rama y no el tronco.',
        'Lo de {o} pasará, y en los anillos de la madera quedará apuntado el año.',
      ],
      was: [
        'El tejo se vacía por dentro y rebrota desde su propio hueco. Te pasó algo parecido: parecía el final de una manera de vivir y fue el cambio de madera.',
        'Hubo un eje, una persona o una convicción, que te mantuvo en pie cuando lo demás giraba. Aunque ya no esté a la vista, todavía te apoyas en él al tropezar.',
        'Aguantaste, doblándote como la rama del arco, y cuando cesó la fuerza volviste a tu sitio. De ahí viene una flexibilidad que otros toman por calma.',
        'Una parte tuya se quedó hueca para que otra pudiera brotar. Quien te conoce desde antes dice que eres igual, y tú sabes lo que hubo dentro.',
      ],
      is: [
        'Un gancho mira hacia arriba y otro hacia abajo: raíz y rama tiran a la vez y tú estás en el tronco. Sostener esa tensión es el trabajo de estos días, y no es poca cosa.',
        'Madera que cede y no se parte. La situación te dobla, sí, pero fíjate en que el centro sigue donde estaba.',
        'Bajo la corteza hay una transformación lenta, anillo tras anillo. Por fuera sigues siendo el mismo árbol, y lo que cambia es cuánto puedes cargar.',
        'Tira el viento y el tronco escribe otra línea por dentro. Lo que te está cambiando no se nota en la cara, se nota en lo que ya no te importa.',
      ],
      owed: [
        'El arco acumula fuerza mientras parece quieto, y en algún momento hay que soltar la cuerda. Lo que viene pide puntería: una sola flecha, al sitio elegido.',
        'Queda dejar caer la rama vieja para que el tronco rebrote. Es una pérdida y es el modo que tiene este árbol de durar siglos.',
        'A lo que sostienes se le debe hondura. Más que estirarte, toca echar raíz, quedarte cuando lo cómodo sería cambiar de tierra otra vez.',
        'Hay que tensar la cuerda sin romper el arco. Elige bien el día, respira y que la flecha salga sola.',
      ],
      against: [
        'La dureza se opone, una firmeza que confunde no moverse con no romperse. Los árboles que no ceden son los que salen en las fotos de la tormenta.',
        'Se resiste un cambio que ya ocurrió por dentro. Mantener la corteza de antes ocupa las dos manos.',
      ],
      help: [
        'Agárrate a lo que en ti no depende del resultado: un oficio, un valor, una hora sagrada del día. Alrededor de ese palo se puede levantar la tienda.',
        'Te conviene ceder en lo accesorio con buena cara y no ceder un milímetro en lo otro. Saber cuál es cuál ya es media defensa.',
        'Cuentas con un suelo viejo, de los que no se ven. Nombra en voz alta a quién o a qué perteneces y fíjate en los hombros.',
      ],
      invitations: [
        'Escribe las tres cosas en las que no cederás y una docena en las que sí. Entrega esta semana una de la segunda lista.',
        'Busca un árbol viejo cerca de donde vives y quédate un rato debajo con tu pregunta. Decide después, al llegar a casa.',
        'Cuéntale a alguien mayor lo que te pasa y pregúntale qué le ayudó a aguantar. Apunta su palabra, no la tuya.',
      ],
      closings: [
        'El arco que sabe doblarse manda la flecha más lejos.',
        'Por dentro del tronco hueco empieza otro árbol.',
        'Firme no es quien no se mueve, sino quien vuelve.',
      ],
    },
    reversed: null,
  },
];
