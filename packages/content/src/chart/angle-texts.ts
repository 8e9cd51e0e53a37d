import type { AngleName } from '@sibila/domain/chart/points';
import type { BodyName } from '@sibila/domain/sky/body-names';

/** What a body does to an angle of the chart: how it is met, or helped, or hindered. */
interface AngleMeaning {
  together: string;
  easy: string;
  hard: string;
}

/** By the angle and the body. */
export const ANGLE_TEXTS: Readonly<Record<AngleName, Readonly<Record<BodyName, AngleMeaning>>>> = {
  Ascendant: {
    Sun: {
      together:
        'Lo que eres y lo que se ve de ti coinciden: a tu lado nadie pregunta quién manda en tu vida.',
      easy: 'Tu presencia le hace justicia a tu carácter, y eso ahorra explicaciones.',
      hard: 'Lo que muestras y lo que eres tiran distinto; a quien te conoce despacio le esperan sorpresas buenas.',
    },
    Moon: {
      together: 'Tu ánimo va a flor de piel y los demás responden a él sin darse cuenta.',
      easy: 'Inspiras confianza pronto, porque se nota que escuchas.',
      hard: 'La cara dice una cosa y el ánimo otra; avisar cómo llegas evita equívocos.',
    },
    Mercury: {
      together: 'Te presentas por la palabra, y tu curiosidad es lo primero que se recuerda.',
      easy: 'Te explicas bien y caes en gracia conversando.',
      hard: 'A veces hablas por encima de la primera impresión y la cambias; un silencio al llegar te favorece.',
    },
    Venus: {
      together: 'Hay encanto en tu manera de llegar, y abre puertas antes de que las busques.',
      easy: 'Tratas bien y te tratan bien, con una facilidad que parece educación y es talento.',
      hard: 'Por agradar cedes en la entrada lo que luego echas de menos; el gusto también sabe decir no.',
    },
    Mars: {
      together: 'Entras con empuje, y tu energía se siente antes que tu nombre.',
      easy: 'Actúas con soltura y animas a otros a moverse.',
      hard: 'Tu prisa puede sonar a desafío; bajar un punto la voz te deja la misma fuerza.',
    },
    Jupiter: {
      together: 'Llegas con buen humor y ocupas sitio, y la gente espera de ti lo mejor.',
      easy: 'Tu confianza contagia, y te dan margen desde el principio.',
      hard: 'Prometes en el saludo más de lo que cabe en la agenda; con menos, quedarías igual de bien.',
    },
    Saturn: {
      together:
        'Llevas un aire de seriedad que impone respeto; la calidez aparece en la segunda visita.',
      easy: 'Transmites solidez, y te confían lo que importa.',
      hard: 'Sueles llegar con la guardia puesta; una sonrisa a tiempo le quita peso al abrigo.',
    },
    Uranus: {
      together: 'Cuesta no fijarse en ti: hay en tu manera de llegar algo que desentona y atrae.',
      easy: 'Tu originalidad cae simpática y refresca el ambiente.',
      hard: 'Rompes el guion sin querer; saber cuándo lo haces a propósito te da ventaja.',
    },
    Neptune: {
      together: 'Tu presencia es sugerente y un poco borrosa: cada cual ve en ti lo que sueña.',
      easy: 'Llegas con suavidad, y los demás bajan la voz.',
      hard: 'Te confunden con facilidad; decir con claridad qué quieres despeja el retrato.',
    },
    Pluto: {
      together: 'Impones una intensidad que no necesita palabras.',
      easy: 'Se nota en ti una fuerza serena, y la gente se apoya en ella.',
      hard: 'Tu mirada puede parecer un examen; contar algo tuyo primero la suaviza.',
    },
  },
  Midheaven: {
    Sun: {
      together: 'Tu identidad y tu oficio se parecen mucho, y tu nombre se asocia a lo que haces.',
      easy: 'Lo que eres ayuda a lo que construyes, sin que tengas que disfrazarte para trabajar.',
      hard: 'La vocación te pide algo que tu carácter discute; de ese pleito suele salir un camino propio.',
    },
    Moon: {
      together: 'Tu sensibilidad sale a lo público y encuentra ahí un oficio.',
      easy: 'Cuidar y trabajar se te dan de la mano.',
      hard: 'Entre el trabajo y la vida íntima hay tirones; repartir los días con antelación ayuda.',
    },
    Mercury: {
      together: 'Tu voz es tu herramienta de trabajo.',
      easy: 'Las palabras y los contactos te facilitan la carrera.',
      hard: 'Las ideas se te adelantan al cargo; elegir bien a quién contárselas hace la diferencia.',
    },
    Venus: {
      together: 'El gusto y el buen trato forman parte de tu prestigio.',
      easy: 'La gente con la que trabajas te quiere bien, y se nota en el resultado.',
      hard: 'Lo que amas y lo que te da nombre compiten por las mismas horas.',
    },
    Mars: {
      together: 'Tu empuje se ve en la carrera: abres camino y compites sin pedir disculpas.',
      easy: 'Pones la energía donde luce y donde sirve.',
      hard: 'Con la autoridad hay chispas; elige dos batallas al año y deja pasar el resto.',
    },
    Jupiter: {
      together: 'La vocación te queda grande en el buen sentido: hay sitio para crecer.',
      easy: 'Encuentras mentores y márgenes donde otros encuentran filas.',
      hard: 'Quieres abarcar más de lo que un cargo permite; un propósito claro ordena la ambición.',
    },
    Saturn: {
      together: 'Tu oficio se construye con años y con responsabilidad, y llega a pesar lo suyo.',
      easy: 'La paciencia trabaja a favor de tu nombre.',
      hard: 'El deber y la vocación no siempre coinciden; revisar a quién obedeces aclara mucho.',
    },
    Uranus: {
      together: 'Tu camino profesional no cabe en una casilla.',
      easy: 'Innovas en lo tuyo y te dejan hacerlo.',
      hard: 'Los giros de carrera te llegan de golpe; tener dos oficios te da suelo.',
    },
    Neptune: {
      together:
        'Tu vocación tiene algo de inspiración o de servicio, y se resiste a las tarjetas de visita.',
      easy: 'La imaginación le sienta bien a lo que haces.',
      hard: 'La meta se te emborrona a ratos; escribirla en una línea la devuelve a su sitio.',
    },
    Pluto: {
      together: 'Tu trabajo llega al fondo, y el mando te busca aunque no lo persigas.',
      easy: 'Sabes transformar lo que diriges.',
      hard: 'Hay pulsos con quien manda; mídelos antes de aceptarlos.',
    },
  },
};
