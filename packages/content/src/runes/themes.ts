import type { QuestionTheme } from '@sibila/domain/safety/question';
import { LIFE_TURNS } from './life-themes.ts';
import type { Gesture } from './voices/voice.ts';

export type ThemeTurns = Readonly<Record<Gesture, readonly [string, string, ...string[]]>>;

const WORK: ThemeTurns = {
  keep: [
    'En tu trabajo suena a mantenimiento: entregar a tiempo, dejar anotado quién hace qué, no romper lo que ya funciona mientras buscas lo siguiente.',
    'Llevado al empleo, mira qué parte de tu jornada vale la pena conservar aunque cambies de jefe, de mesa o de ciudad.',
  ],
  move: [
    'En lo laboral pide un movimiento que se note: mandar la propuesta, pedir la reunión, presentar números antes de que te los pidan.',
    'Para tu oficio habla de dar el paso con un pie en tierra, por ejemplo actualizar la hoja de vida antes de redactar la renuncia.',
  ],
  wait: [
    'En el trabajo aconseja no firmar ni irse esta quincena. Reúne datos, fechas y algún ahorro, y vuelve a mirarlo en frío.',
    'Con tu puesto conviene la calma de quien observa tres reuniones antes de opinar; la decisión saldrá más barata.',
  ],
  release: [
    'Busca en tu empleo la tarea, o la lealtad, que ya no figura en ningún acuerdo, y devuélvela con buenos modos.',
    'Puesto en horario de oficina, se trata de dejar de medir lo que vales por un correo sin contestar.',
  ],
  meet: [
    'En el trabajo el nudo es una conversación con nombre: quince minutos, a puerta cerrada, lo que ofreces y lo que pides en la misma frase.',
    'Para lo profesional busca un aliado de otra área, alguien que no gane nada con tu respuesta y conozca la casa.',
  ],
  look: [
    'En lo laboral te convendría saber tres cosas antes de moverte: cuánto se paga eso fuera, quién decide dentro y qué has aprendido este año.',
    'Mira tu trabajo de cerca durante cinco días y apunta en qué momento del día se te van las ganas. Esa hora explica mejor el cansancio que cualquier queja.',
  ],
  guard: [
    'En el trabajo, la respuesta tiene forma de límite: hasta qué hora, con qué recursos, a cambio de qué. Dicho antes del incendio se escucha mejor.',
    'Para tu empleo habla de guardar las espaldas con papeles: acuerdos por escrito, copias y un plan que no dependa de una sola persona.',
  ],
};

const LOVE: ThemeTurns = {
  keep: [
    'En el amor señala lo cotidiano: quién prepara el café, quién pregunta por el día del otro. Ahí se cuida o se descuida casi todo.',
    'Para los afectos pide conservar un rito de dos, por pequeño que sea, y no dejarlo al azar de la agenda.',
  ],
  move: [
    'En el amor toca mover ficha con sencillez: una invitación con día y hora dice más que un mes de señales.',
    'Llevado a lo que sientes, anima a salir de la suposición y acercarte, sabiendo que lo que responda la otra parte es suyo.',
  ],
  wait: [
    'En el amor conviene dejar de mirar el teléfono un rato. Quien quiere acercarse necesita que haya un hueco por donde pasar.',
    'Para el corazón aconseja no exigir definiciones esta semana; lo que es de verdad aguanta unos días sin examen.',
  ],
  release: [
    'En el amor pide devolver algo: una imagen del otro, una culpa, la llave de una casa en la que ya no vives.',
    'Tratándose de querer, quizá haya que dejar de discutir con lo que pasó y despedirlo con un gesto tuyo, sin testigos.',
  ],
  meet: [
    'En el amor todo vuelve a dos personas que se miran mientras hablan. Di lo que te gustaría construir antes de repasar lo que falta.',
    'Para esta relación, o la que buscas, vale más una pregunta sincera sobre la mesa que diez conclusiones en la almohada.',
  ],
  look: [
    'En el amor mira cómo te quedas después de cada encuentro, con más aire o con menos. Ese dato sí lo tienes.',
    'Distingue, en lo que sientes, la persona de carne y la que fuiste imaginando de noche. Las dos merecen que les digas algo distinto.',
  ],
  guard: [
    'En el amor la clave es un límite dicho con cariño: qué sí, qué no, desde cuándo. Quien te aprecia lo agradecerá aunque refunfuñe.',
    'Para el corazón, la guardia puede tener puerta. Abre despacio y fíjate en si la otra persona limpia los pies antes de entrar.',
  ],
};

const FAMILY: ThemeTurns = {
  keep: [
    'En tu familia se trata de repartir el cuidado con nombres y turnos, para que no descanse siempre en la misma espalda.',
    'Con los tuyos conviene sostener lo pequeño, la llamada del domingo, el plato que gusta, y no esperar a la gran reconciliación.',
  ],
  move: [
    'En casa hace falta que alguien dé el primer paso, y puede ser tan corto como una foto antigua enviada sin comentario.',
    'Con tu gente prueba a cambiar el escenario: lo que en la mesa grande se atasca sale a veces caminando.',
  ],
  wait: [
    'En la familia, el asunto pide dejar pasar una comida entera sin tocar el tema. El silencio amable también desarma.',
    'Con los tuyos no hace falta arreglarlo antes de la próxima reunión. Deja que cada cual baje a su ritmo de lo que dijo.',
  ],
  release: [
    'Mira si en tu casa te tocó un papel desde la infancia, quien media, quien salva, quien no molesta, y si te aprieta ya en los hombros.',
    'Para lo familiar, suelta la esperanza de que te den la razón. Se puede querer sin ganar esa discusión.',
  ],
  meet: [
    'Con tu familia vale más el cara a cara con una sola persona que la asamblea. Elige a quien tenga mejor oído.',
    'En casa prueba a decir primero lo que agradeces y después lo que necesitas, sin un «pero» en el medio.',
  ],
  look: [
    'En lo familiar conviene averiguar la historia antes que el culpable: quién dijo eso por primera vez y de qué tenía miedo.',
    'Mira a los tuyos como si fueran los de otra persona. Verás a alguien haciendo lo que sabe, y quizá una salida que desde dentro no tiene puerta.',
  ],
  guard: [
    'Con la familia toca poner una linde clara: lo que hablas y lo que no, cuánto te quedas, quién cierra la conversación.',
    'En casa puedes proteger tu sitio sin declarar la guerra. Bastará una frase corta, repetida siempre igual.',
  ],
};

const MONEY: ThemeTurns = {
  keep: [
    'Con el dinero recomienda la costumbre: apuntar, apartar un poco, repetir. Seis semanas así valen más que un golpe de genio.',
    'En lo económico, cuida primero lo que ya entra. Revisa recibos, plazos y ese cobro que nunca reclamas.',
  ],
  move: [
    'Con el dinero invita a un movimiento modesto y con cifras: pedir tres precios, poner a la venta algo, subir tu tarifa en una línea.',
    'Llevado a tus cuentas, pasa de calcular a probar en pequeño, con una cantidad cuya falta no te quite el sueño.',
  ],
  wait: [
    'En cuestiones de dinero, que la decisión duerma tres noches y pase por los ojos de quien no gane nada con ella.',
    'Para tus cuentas es mejor la pausa: lo que hoy parece única oportunidad suele tener hermanas.',
  ],
  release: [
    'Con el dinero señala un gasto que fue tuyo y ya no lo es. Cancélalo y mira qué otra cosa soltabas con él.',
    'Mira si en lo económico hay un orgullo que sale caro. Ponle cifra al mes y decide si te gusta tanto.',
  ],
  meet: [
    'Con el dinero, habla: quién pone cuánto, hasta cuándo y qué pasa si no. Las cuentas claras también cuidan el trato.',
    'Para lo que debes o te deben, propone una conversación breve con una fecha al final.',
  ],
  look: [
    'En lo económico, mira la hoja entera antes de asustarte de un renglón. El miedo suma muy mal.',
    'Con tus cuentas haz de detective un rato: la cantidad que no recuerdas es la que manda.',
  ],
  guard: [
    'Con el dinero pide un cerco: una suma que no se toca, un sí que siempre tarda un día, una letra pequeña leída en voz alta.',
    'En lo económico te conviene decidir antes de la tentación cuánto es bastante, y contárselo a alguien.',
  ],
};

const HEALTH: ThemeTurns = {
  keep: [
    'Para tu bienestar habla de rutina amable: horarios, comida, sueño, y lo que te hayan indicado quienes te atienden.',
    'En cuanto a cuidarte, sostén lo que ya te sienta bien y no le pidas milagros; con que se repita basta.',
  ],
  move: [
    'Para tu bienestar propone empezar por algo que no cueste: un paseo corto, o pedir por fin la cita que vas dejando.',
    'En lo que toca a sentirte mejor, da un paso que quepa en diez minutos y márcalo en el calendario con las consultas.',
  ],
  wait: [
    'Para cuidarte aconseja aflojar el ritmo y no sacar conclusiones a solas. Apunta lo que notas y déjalo en manos de quien sabe.',
    'A tu bienestar le vendría bien un reposo de los de puerta entornada y teléfono lejos.',
  ],
  release: [
    'Para sentirte mejor quizá toque bajar una exigencia. No todo se vence; algo se deja en el suelo y ya.',
    'En cuanto a tu ánimo, lo que pesa desde hace tiempo se puede contar tal cual a quien te acompaña o te atiende.',
  ],
  meet: [
    'Para tu bienestar no hace falta ir a solas: que alguien te acompañe a la consulta y escuche contigo.',
    'En esto ayuda hablar claro con quien te cuida, con la lista de dudas escrita y sin pedir perdón por ella.',
  ],
  look: [
    'Para cuidarte sirve separar en dos columnas lo que notas y lo que temes. La primera se enseña en la consulta.',
    'En lo tocante a tu bienestar, observa una semana el sueño y las comidas, sin juzgarlos, y lleva esas notas a quien corresponda.',
  ],
  guard: [
    'Para tu bienestar se trata de proteger unas horas: las del descanso, las de comer con calma, las de no atender a nadie.',
    'En cuidarte hay también un no, dicho a tiempo a lo que te gasta. Empieza por uno que no ofenda a nadie.',
  ],
};

/** What each gesture of a rune comes to in each field of life. */
export const THEME_TURNS: Readonly<Record<QuestionTheme, ThemeTurns>> = {
  work: WORK,
  love: LOVE,
  family: FAMILY,
  money: MONEY,
  health: HEALTH,
  ...LIFE_TURNS,
};
