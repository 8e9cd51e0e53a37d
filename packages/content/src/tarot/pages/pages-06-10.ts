import type { ArcanumPage } from './arcanum-page.ts';

export const PAGES_06_10: readonly ArcanumPage[] = [
  {
    name: 'Los Enamorados',
    summary:
      'Los Enamorados en el tarot: el amor y, antes, la elección. Qué significan derechos e invertidos, en pareja, en el trabajo y al lado de otras cartas.',
    alsoCalled: 'El Enamorado, Los Amantes',
    correspondence: 'Géminis',
    reversedKeywords: ['Desarmonía', 'Mala elección', 'Desequilibrio'],
    seen: [
      'Arriba, un ángel abre los brazos delante de un sol enorme; una nube lo separa de la tierra. Abajo, la mujer tiene a su espalda un árbol con frutos y una serpiente enroscada, y el hombre, otro cuyas hojas son llamas. Entre los dos queda una montaña. Si sigues las miradas, el recorrido va de él a ella y de ella al cielo.',
      'La versión marsellesa cuenta otra escena y lleva el nombre en singular: El Enamorado. Un joven está entre dos mujeres mientras un cupido apunta desde lo alto. Ahí se ve mejor lo que muchos olvidan de la carta, que antes del romance hay una encrucijada.',
    ],
    love: 'Es la carta que todo el mundo desea y también una de las más exigentes. Habla de atracción con los ojos abiertos, de dos personas que se muestran sin disfraz. En una relación larga pregunta si volverías a elegirla hoy. No contesta por nadie: para saber qué quiere la otra parte hay que preguntarle.',
    work: 'Dos ofertas, dos socios, dos maneras de ganarte la vida. La tabla de ventajas ayuda hasta cierto punto; después decide lo que valoras. Aparece a menudo en colaboraciones que funcionan porque cada cual mira a un sitio distinto y se lo cuenta al otro.',
    advice:
      'Escribe las dos opciones en dos papeles y guarda uno en cada bolsillo durante un día. Al anochecer, fíjate en cuál tocaste más. Lo que descubras no te obliga a nada, pero ya no podrás decir que te da igual.',
    beside: [
      {
        card: 'El Diablo',
        text: 'Las mismas dos personas, una con cadenas. Compara el deseo que eligió con el que se quedó por costumbre.',
      },
      {
        card: 'La Justicia',
        text: 'La elección pasa por escrito: qué pone cada parte, qué pide, qué ocurre si algo cambia.',
      },
      {
        card: 'El Sol',
        text: 'Nada que esconder. Lo que se quiere puede contarse a mediodía y delante de cualquiera.',
      },
    ],
    neighbours:
      'Con El Hierofante, su vecino anterior, comparte la bendición, aunque aquí no hay normas aprendidas sino dos que se miran. El Carro, el siguiente, se pone en marcha cuando esto ya está resuelto. Si quieres entenderla de un golpe, ponla encima del Diablo: la composición es la misma y cambia lo que une.',
    question: '¿Qué estoy eligiendo cada vez que digo que todavía no he elegido?',
  },
  {
    name: 'El Carro',
    summary:
      'El Carro en el tarot: dos esfinges, ninguna rienda y un rumbo. Su significado derecho e invertido, en el amor, en el trabajo y como consejo.',
    alsoCalled: null,
    correspondence: 'Cáncer',
    reversedKeywords: ['Falta de rumbo', 'Descontrol', 'Agresividad'],
    seen: [
      'Un toldo azul con estrellas, cuatro postes, y debajo un hombre con coraza y una estrella en la corona. Delante descansan dos esfinges, la negra a un lado y la clara al otro, cada una mirando al frente con su propia cara. Busca las riendas: no están. Detrás asoman las almenas de la ciudad que deja.',
      'En los mazos de Marsella tiran dos caballos, y parecen querer irse cada uno por su lado. Waite los cambió por esfinges para añadir el enigma a la fuerza. En las dos versiones el conductor va de pie y no mira a los animales.',
    ],
    love: 'Propone avanzar: presentar a la familia, mudarse, terminar de una vez la conversación de siempre. Quien conduce, sin embargo, suele olvidar preguntar si el otro asiento va cómodo. Conquistar es la parte fácil; lo que esta carta sabe enseñar es a llevar juntas dos voluntades sin que ninguna arrastre.',
    work: 'Hay energía para competir, viajar, defender un proyecto ante quien sea. La victoria llega por constancia en el rumbo, así que importa tener uno. Si dos departamentos, o dos partes de ti, tiran en direcciones contrarias, el puesto que falta es el del que va de pie en medio.',
    advice:
      'Resume tu destino en menos de diez palabras y ponlo donde lo veas al empezar el día. Todo lo que no lleve allí puede esperar una semana. Verás qué tirón aflojaba el paso.',
    beside: [
      {
        card: 'El Colgado',
        text: 'Acelerador y freno en la misma mano. Quizá el trayecto incluya una parada que el plan no tenía prevista.',
      },
      {
        card: 'La Fuerza',
        text: 'El auriga aprende a tratar con sus animales. Se llega igual de lejos y con menos gritos.',
      },
      {
        card: 'La Rueda de la Fortuna',
        text: 'El camino se mueve mientras ruedas sobre él. Conducir, aquí, consiste en corregir.',
      },
    ],
    neighbours:
      'Le antecede la elección de Los Enamorados y le sigue La Fuerza. Entre las tres hay una historia: decidir, salir, y descubrir que lo más difícil de gobernar iba dentro. El Loco también camina, pero sin coraza. El Emperador tiene la coraza y se queda sentado.',
    question: '¿Adónde voy, dicho de forma que alguien pudiera llevarme?',
  },
  {
    name: 'La Fuerza',
    summary:
      'La Fuerza en el tarot, arcano VIII en el orden de Waite: la mujer y el león. Significado derecho e invertido, en el amor, en el trabajo y como consejo.',
    alsoCalled: null,
    correspondence: 'Leo',
    reversedKeywords: ['Inseguridad', 'Impulso', 'Desgaste'],
    seen: [
      'La melena del león llena el centro del dibujo como un segundo sol. Ella está detrás, vestida de blanco y con flores en el pelo, y le sujeta la quijada con las dos manos. Nadie enseña los dientes. Arriba flota el mismo signo del infinito que acompaña al Mago.',
      'Su número depende del mazo. Aquí es el VIII, como en la baraja de Waite; en Marsella es el XI y La Justicia ocupa el octavo lugar. El cambio se hizo para que las cartas siguieran el orden de los signos del zodiaco, donde Leo va antes que Libra. Ninguna de las dos cuentas es un error, pero no conviene mezclarlas.',
    ],
    love: 'Aquí hay pasión, y alguien que sabe estar cerca de ella sin quemarse. Sirve en discusiones: la persona que baja el tono cambia la escena más que la que gana. También habla de quererse las partes menos presentables. Un límite dicho con ternura sigue siendo un límite.',
    work: 'Resistencia larga, clientes difíciles, un jefe que ruge, un ritmo que pide administrar la energía. La carta apuesta por la influencia antes que por el mando. Si llevas meses siendo quien aguanta, mira también el desgaste, porque la paciencia se gasta aunque no haga ruido.',
    advice:
      'La próxima vez que algo te enfurezca, espera a poder decirlo en voz baja y dilo entonces, completo. Tragárselo y estallar son la misma derrota; la mano sobre el león está en medio.',
    beside: [
      {
        card: 'El Diablo',
        text: 'El instinto con cadena y el instinto con mano. Se trata de saber cuál de los dos mandó esta vez.',
      },
      {
        card: 'El Ermitaño',
        text: 'Valor para estar a solas con lo que se mueve dentro, sin público que lo celebre.',
      },
      {
        card: 'La Torre',
        text: 'Algo cae con estruendo y alguien conserva el pulso. Esa calma es lo que se rescata primero.',
      },
    ],
    neighbours:
      'El Carro, antes, domina desde arriba; ella se arrodilla a la altura del animal. El Ermitaño, después, ya no necesita domar nada. Con La Templanza la une la suavidad del gesto, y la distingue la materia: una mezcla líquidos, la otra toca algo que podría morder.',
    question: '¿Con qué parte de mí llevo años peleando cuando podría acariciarla?',
  },
  {
    name: 'El Ermitaño',
    summary:
      'El Ermitaño en el tarot: un farol, una estrella y unos pocos pasos de luz. Qué significa derecho e invertido, en el amor, en el trabajo y con otras cartas.',
    alsoCalled: null,
    correspondence: 'Virgo',
    reversedKeywords: ['Aislamiento', 'Encierro', 'Negarse a oír'],
    seen: [
      'De perfil, envuelto en una capa con capucha, un viejo sostiene en alto un farol de vidrio. La llama tiene seis puntas. Bajo sus pies hay picos con nieve, así que ha llegado arriba, y aun así se apoya en el bastón como quien piensa seguir.',
      'En mazos antiguos el objeto que levantaba era a veces un reloj de arena, y la figura se tomaba por el Tiempo. Marsella le dio la lámpara y la medio escondió tras la capa. La de Waite brilla sin tapujos. De esa historia queda un detalle útil: la carta habla de luz y también de edad, de lo que solo se ve después de muchas vueltas.',
    ],
    love: 'Puede describir una etapa sin pareja que hace bien, o una relación donde cada persona necesita una habitación propia. La distancia no es desamor mientras se explique. Si echas de menos a alguien y callas por orgullo, el farol alumbra justo ese tramo de escalera.',
    work: 'Investigar, escribir, corregir, especializarse, tomarse un tiempo antes de aceptar. Aparece cuando la respuesta depende de la experiencia y no de una reunión más. Quien tiene años de oficio puede ser aquí quien enseña el camino a otra persona, un paso por delante y sin discursos.',
    advice:
      'Reserva una tarde sin pantallas y llévate una sola pregunta. Camina con ella. Cuando aparezca una frase que no habías pensado antes, vuelve a casa: eso era lo que había arriba.',
    beside: [
      {
        card: 'El Sol',
        text: 'Termina el retiro y lo encontrado se comparte. Apaga el farol, que ya es de día.',
      },
      {
        card: 'La Luna',
        text: 'Una lámpara pequeña en un paisaje que engaña. Sirve si alumbras el suelo y dejas las sombras en paz.',
      },
      {
        card: 'El Mundo',
        text: 'La búsqueda solitaria acaba en compañía. Tal vez lo que buscabas te esperaba en la plaza.',
      },
    ],
    neighbours:
      'Frente al Colgado, otro que se detiene, conserva la libertad de moverse: él se apartó por su pie. La Estrella lleva en el cielo la luz que este guarda en un farol. Y la Rueda, que viene después, le recuerda que ninguna cima es fija, ni siquiera la de la soledad elegida.',
    question: '¿Qué entendería si dejara de preguntar a los demás por un día?',
  },
  {
    name: 'La Rueda de la Fortuna',
    summary:
      'La Rueda de la Fortuna en el tarot: lo que sube, lo que baja y quien mira desde arriba. Significado derecho e invertido, en el amor y en el trabajo.',
    alsoCalled: null,
    correspondence: 'Júpiter',
    reversedKeywords: ['Resistencia al cambio', 'Mala racha', 'Ciclo repetido'],
    seen: [
      'En el aro se leen las letras T, A, R y O, que giran hasta confundir el principio con el final. Por la izquierda baja una serpiente; por la derecha sube una figura con cabeza de perro; encima, quieta, una esfinge sostiene una espada. El hombre, el águila, el toro y el león leen en sus esquinas, cada uno con su libro.',
      'Las ruedas medievales llevaban personas: una trepaba, otra reinaba, otra caía. El tarot de Marsella las cambió por animales vestidos que montan una rueda con manivela, y Waite añadió los signos y las cuatro criaturas. La manivela es un detalle magnífico, porque en el dibujo nadie la está girando.',
    ],
    love: 'Trae el encuentro que no estaba en los planes o el cambio de fase de una relación que llevaba tiempo igual. Lo que sube pide agradecerse; lo que baja, no tomarse como un veredicto. Si la historia se repite con distintos nombres, mira qué haces siempre en el mismo punto de la vuelta.',
    work: 'Cambia el mercado, cambia la dirección, aparece una vacante. Poco de eso depende de tu mérito y conviene recordarlo tanto en la buena racha como en la otra. La parte que sí te toca es la preparación: quien tiene el currículum al día sube al vagón que pasa.',
    advice:
      'Dibuja una rueda y pon en ella cuatro momentos parecidos de tu vida. Busca qué decisión tomaste en cada uno al llegar abajo. Con cambiar esa basta para que la figura deje de ser un círculo.',
    beside: [
      {
        card: 'El Emperador',
        text: 'La estructura se encuentra con lo imprevisto. Un plan con holgura resiste mejor que uno perfecto.',
      },
      {
        card: 'La Justicia',
        text: 'Azar y consecuencia juntos: separa lo que te ocurrió de lo que hiciste con ello.',
      },
      {
        card: 'El Loco',
        text: 'El giro encuentra a alguien con poco equipaje. Hay quien llama suerte a estar disponible.',
      },
    ],
    neighbours:
      'Comparte las cuatro criaturas con El Mundo. Aquí estudian y allá contemplan; aquí el centro da vueltas y allá baila. De La Torre la separa la forma del cambio, que en la Rueda es redondo y vuelve, y en aquella ocurre una vez. El Ermitaño mira el movimiento desde fuera; ella es el movimiento.',
    question: '¿En qué punto de la vuelta estoy, y cuándo estuve aquí la última vez?',
  },
];
