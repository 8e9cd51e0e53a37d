import type { CardVoice } from './voice.ts';

export const VOICES_16_18: readonly CardVoice[] = [
  // La Torre
  {
    upright: {
      shows: [
        'pierde la corona bajo un rayo',
        'suelta a dos figuras que salen por donde no había puerta',
        'se abre por arriba y deja ver cuánto cielo tapaba',
      ],
      ways: [
        'tira lo que ya estaba agrietado',
        'dice la verdad de golpe',
        'abre una ventana a la fuerza',
        'rompe el adorno y salva la base',
        'hace en un minuto lo de un año',
      ],
      past: 'Algo se vino abajo y dejó ver de qué estaba hecho. Aún recoges piedras de aquello, y ya sabes cuáles sirven.',
      present:
        'Se está cayendo una idea que parecía sólida: un plan, una imagen, un «esto es así». El susto es real; la pérdida, menor de lo que suena.',
      future:
        'Se verá una grieta que hasta ahora se disimulaba, y verla será ya medio arreglo. Lo que aguante después será de fiar.',
      obstacle:
        'Se atraviesa una sacudida, o el esfuerzo por que no se note. Cuanto más alta es la fachada, más tiempo se va en sujetarla.',
      root: 'En los cimientos hay algo construido demasiado deprisa. No es culpa de nadie, pero ahí vuelve la grieta cada vez.',
      advice:
        'Di tú la verdad que está a punto de decirse sola. Entre elegir el momento y que te elija hay mucha diferencia de ruido.',
      direction:
        'El camino va derecho a una verdad sin techo. Después del polvo queda un solar, y en un solar se puede volver a elegir.',
      open: 'Sacude lo que ya estaba agrietado, y el ruido dura menos que el alivio.',
      invitations: [
        'Nombra la grieta: una frase, por escrito, que diga qué es lo que no se sostiene. Enséñasela a una persona antes de que acabe la semana.',
        'Repasa lo que seguiría en pie si ese plan fallara: personas, oficio, ahorros, ganas. Cuida una de esas piedras mañana.',
      ],
      closings: [
        'Lo que el rayo abre también era una ventana.',
        'Cae la corona; el suelo, que hacía más falta, sigue ahí.',
      ],
    },
    reversed: {
      shows: [
        'guarda el rayo dentro y tiembla por los cimientos',
        'apunta al suelo con la corona todavía puesta',
        'retiene a los dos que caían, colgados de una ventana',
      ],
      ways: [
        'aplaza el derrumbe',
        'tapa la grieta y habla bajo',
        'tiembla por dentro y sonríe',
        'apuntala lo que pide obra',
        'guarda el trueno en el sótano',
      ],
      past: 'Una sacudida se quedó en amago. Desde entonces se habla un poco más bajo alrededor de cierto asunto.',
      present:
        'La sacudida es por dentro y por fuera apenas se nota. Se va mucha energía en sostener una pared que nadie más mira.',
      future:
        'Habrá ocasión de desmontar algo a mano, piedra por piedra, antes de que haga ruido. Tómala aunque parezca exagerado.',
      obstacle:
        'Se cruza el miedo al derrumbe, que a estas alturas estorba más que el derrumbe. Todo el mundo rodea el tema con mucho cuidado.',
      root: 'Abajo hay una grieta antigua tapada con buena pintura. Se hizo para proteger a alguien, y quizá ya no haga falta.',
      advice:
        'Quita una piedra esta semana: una conversación, una cifra, un «no me sirve». Las torres que se desmontan no aplastan a nadie.',
      direction:
        'El camino lleva a un cambio que se puede hacer despacio si se empieza pronto. La primera piedra es la que más pesa.',
      open: 'Da mucho trabajo mantener tapada una grieta, y algo de eso hay en este lugar de la mesa.',
      invitations: [
        'Elige el tema del que no se habla y pon tú la primera frase, en un momento tranquilo. No hace falta terminar la conversación ese día.',
        'Haz una lista de lo que sostienes para que no se caiga. Suelta lo menos grave durante tres días y mira si se cae.',
      ],
      closings: [
        'Una piedra quitada a mano no hace ruido.',
        'Por una grieta contada a tiempo también entra el aire.',
      ],
    },
  },
  // La Estrella
  {
    upright: {
      shows: [
        'vierte una jarra en el agua y otra en la tierra, sin contar lo que gasta',
        'se arrodilla bajo una estrella grande y siete pequeñas',
        'trabaja de noche y a la intemperie, sin nada que ocultar',
      ],
      ways: [
        'devuelve el agua a la tierra',
        'confía y sigue vertiendo',
        'alumbra de lejos y no se acerca',
        'reparte sin hacer cuentas',
        'descansa a cielo abierto',
      ],
      past: 'Hubo una tregua que te devolvió las ganas: un verano, una persona, unas semanas de sueño tranquilo. Lo mejor de ahora bebe todavía de aquella agua.',
      present:
        'Después de lo seco, algo vuelve a fluir. No es euforia; se parece más a dormir de un tirón y planear el sábado.',
      future:
        'El horizonte se despeja poco a poco y deja ver una luz a la que orientarse. Queda lejos, como todas las estrellas, y aun así sirve para no perder el norte.',
      obstacle:
        'Estorba una esperanza tan bonita que nadie quiere ensuciarla con hechos. La estrella orienta, pero la jarra se carga en la tierra.',
      root: 'En el fondo hay confianza, más de la que muestras. Algo te devolvió el aire a tiempo, y desde entonces sabes que se puede.',
      advice:
        'Haz el gesto pequeño que devuelve el agua: perdonar una tardanza, retomar un hábito limpio, pedir lo que necesitas sin ironía. Y repítelo mañana.',
      direction:
        'El camino se orienta a un tiempo más claro, sin trompetas. Llegarás con menos coraza y con las manos mojadas.',
      open: 'Devuelve el aire: hay una calma nueva, y conviene cuidarla con gestos corrientes.',
      invitations: [
        'Mira el cielo de noche cinco minutos, tres noches de esta semana, y piensa en una sola cosa que quieras ver crecer. La cuarta noche, haz por ella algo de diez minutos.',
        'Regala atención sin llevar la cuenta: un mensaje, un rato, una ayuda que nadie te haya pedido. Nota qué vuelve, que rara vez viene de la misma persona.',
      ],
      closings: [
        'La estrella no se acerca: por eso sirve para orientarse.',
        'Después de la sed, cualquier jarra es una fuente.',
      ],
    },
    reversed: {
      shows: [
        'tiene las jarras hacia arriba y casi vacías',
        'da la espalda al brillo de sus ocho estrellas',
        'busca en el charco la luz que está en lo alto',
      ],
      ways: [
        'se desanima y mira al suelo',
        'guarda el agua por si falta',
        'deja la jarra boca arriba',
        'busca abajo lo que está arriba',
        'se cansa de esperar señales',
      ],
      past: 'Atrás hay una ilusión que se gastó de tanto usarla, o una promesa que no llegó. El desánimo de entonces aprendió a hablar como si fuera realismo.',
      present:
        'Cuesta levantar la cabeza, y las comparaciones no ayudan. La luz sigue en su sitio aunque hoy no haya ganas de mirarla.',
      future:
        'La confianza volverá por un lado práctico: algo que funcione, un cuerpo descansado, una noticia modesta. No hará falta creer en nada para notarlo.',
      obstacle:
        'Se cruza la falta de fe, con argumentos buenísimos. Casi todos son ciertos y ninguno dice qué hacer el martes.',
      root: 'Por debajo hay una decepción que se quedó sin consuelo. No se repara con entusiasmo, sino con constancia.',
      advice:
        'No te pidas esperanza, pídete una jarra: una tarea breve, a la misma hora, durante siete días. El ánimo suele llegar después del gesto.',
      direction:
        'El camino va despacio hacia una confianza más sobria. Tendrá menos brillo y no se apagará con la primera nube.',
      open: 'El cielo sigue arriba sin que nadie lo mire, y en la jarra todavía queda algo.',
      invitations: [
        'Deja de seguir, por siete días, una cuenta o una conversación que te haga sentir menos. Llena ese rato con algo que se pueda regar.',
        'Escribe una cosa de hace un año que temías y que no ocurrió. Léela antes de dormir.',
      ],
      closings: [
        'No mirar la estrella no la apaga.',
        'Primero un gesto pequeño; las ganas vienen detrás.',
      ],
    },
  },
  // La Luna
  {
    upright: {
      shows: [
        'alumbra a un perro y a un lobo que aúllan por lo mismo y oyen cosas distintas',
        'deja salir del agua un cangrejo que todavía no decide',
        'enseña un sendero entre dos torres y no dice adónde va',
      ],
      ways: [
        'alumbra a medias',
        'mezcla lo que teme con lo que intuye',
        'agranda lo que no se ve',
        'cambia el perro por lobo',
        'camina de memoria y a tientas',
      ],
      past: 'Vienes de una temporada de adivinar: tonos, silencios, gestos. Algo intuiste bien y algo lo puso el miedo, y aún no están separados.',
      present:
        'Hay poca luz y muchas formas. Lo que ves puede ser un lobo o un perro, y con esta claridad nadie acertaría siempre.',
      future:
        'Se acerca un tramo brumoso en el que convendrá no prometer nada por escrito. Los sueños y las dudas traerán datos, si los apuntas.',
      obstacle:
        'Lo que se cruza es una imaginación muy despierta: llena los huecos antes de que lleguen los hechos. Cada hueco trae un monstruo a su medida.',
      root: 'En el agua de abajo hay un miedo antiguo, de antes de este asunto. Sale como el cangrejo, de lado, y por eso cuesta reconocerlo.',
      advice:
        'No decidas de noche. Espera otra luz, pide un dato que falte y trata lo imaginado como borrador.',
      direction:
        'El sendero pasa entre dos torres y no se ve el final. Se anda igual, a paso de sueño y con los pies atentos.',
      open: 'Pone media luz: miedo e intuición hablan a la vez y conviene no traducirlos todavía.',
      invitations: [
        'Haz tres columnas: lo que sé, lo que supongo, lo que temo. Pasa cada pensamiento a la suya y busca un dato para la segunda.',
        'Deja un cuaderno junto a la cama y anota lo que sueñes, o la última idea antes de dormirte. Léelo el domingo, de corrido y con luz de día.',
      ],
      closings: [
        'De noche casi todos los perros parecen lobos; por la mañana traen el nombre puesto.',
        'El camino no se ha ido: solo espera otra luz.',
      ],
    },
    reversed: {
      shows: [
        'se hunde bajo el estanque, y su luz sube en vez de caer',
        'deja al cangrejo volver al agua y a los perros en silencio',
        'empieza a soltar la niebla entre las dos torres',
      ],
      ways: [
        'despeja la niebla',
        'le quita tamaño al miedo',
        'devuelve los bordes a las cosas',
        'manda a dormir a los lobos',
        'deja ver el fondo del agua',
      ],
      past: 'Has salido de una confusión larga. Al mirar atrás se distingue qué era sombra y qué era cuerpo.',
      present:
        'La niebla se levanta por partes y ya se ven los postes. Un miedo que mandaba mucho está perdiendo tamaño.',
      future:
        'Saldrá a la superficie algo que se sospechaba. Sabido, será más manejable que imaginado.',
      obstacle:
        'Estorba querer verlo todo ya, justo cuando empieza a aclarar. También puede quedar un engaño pequeño, de los que uno se cuenta para dormir.',
      root: 'Debajo hay una inquietud que se formó a oscuras y nadie volvió a mirar con luz. Tiene menos dientes de los que recuerdas.',
      advice:
        'Pregunta en claro lo que llevas tiempo deduciendo. La respuesta puede no gustarte, pero ocupará menos sitio que la duda.',
      direction:
        'El camino marcha hacia la claridad, a tirones. Cada verdad que asoma apaga dos o tres sombras.',
      open: 'Anuncia que aclara: lo confuso encuentra nombre y el miedo, medida.',
      invitations: [
        'Elige una sospecha y haz la pregunta que la resolvería, con estas palabras: «quiero entender». Después, deja de repasarla.',
        'Vuelve de día a un lugar o a un tema que solo has mirado con mala luz. Anota tres cosas que no recordabas.',
      ],
      closings: ['El miedo, con luz, cabe en la mano.', 'La niebla no se empuja; se levanta.'],
    },
  },
];
