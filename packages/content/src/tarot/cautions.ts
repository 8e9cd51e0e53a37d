import type { Caution } from '@sibila/domain/safety/question';

/** The plain sentence owed where a question touches health, law or money; `{field}` is filled in. */
export const CAUTIONS = [
  'Una cosa con claridad: en {field}, esta lectura es entretenimiento y no sustituye {pro}.',
  'Dicho sin rodeos, en {field} esto es entretenimiento; no reemplaza {pro}.',
  'Y porque preguntas por algo serio: en {field} unas cartas son entretenimiento y no sustituyen {pro}.',
  'Conviene decirlo claro: en {field} leer las cartas es un entretenimiento y no sustituye {pro}.',
  'Tómalo como lo que es, entretenimiento: en {field} ninguna carta sustituye {pro}.',
  'Que quede dicho: esto es entretenimiento, y en {field} hay que preguntar {pro}.',
  'Para {field}, la baraja se queda en entretenimiento y cede la silla {pro}.',
  'Leer cartas, tratándose de {field}, es entretenimiento; lo que decide se pregunta {pro}.',
  'Ninguna tirada pasa de entretenimiento en {field}; para lo demás hay que acudir {pro}.',
  'Esto entretiene y acompaña: entretenimiento, por tanto, y en {field} decide quien sabe; pregunta {pro}.',
  'Aviso corto: entretenimiento sí, consejo profesional no. En {field}, llama {pro}.',
  'Barajar es un entretenimiento; de {field} se habla con otra gente: acude {pro}.',
  'Nada de esto pesa como una consulta: es entretenimiento, y {field} se llevan {pro}.',
  'Quédate con las imágenes, que son entretenimiento, y lleva {pro} lo que toque a {field}.',
  'En {field} la mesa calla: lo suyo es entretenimiento, y las dudas van {pro}.',
  'Sin más pretensión que el entretenimiento: las decisiones sobre {field} se toman tras consultar {pro}.',
  'Quien sabe de {field} no está en la mesa, que es de entretenimiento: búscalo y consulta {pro}.',
  'De {field} no entiende la baraja, que es entretenimiento; consulta {pro}.',
] as const;

/** What is owed to whoever asks about health and draws a card that sounds grave. */
export const NOT_OF_THE_BODY: Readonly<Record<number, readonly string[]>> = {
  13: [
    'Y que nadie te asuste con el nombre: la Muerte, en esta baraja, habla de etapas y no del cuerpo.',
    'La Muerte impresiona por cómo se llama; aquí habla de etapas y no del cuerpo.',
    'Sobre la Muerte, tranquilidad: habla de etapas y no del cuerpo.',
    'Conviene saberlo de la Muerte antes de seguir: habla de etapas y no del cuerpo.',
  ],
  16: [
    'En cuanto a la Torre, habla de ideas y de planes que se caen, nunca de percances.',
    'La Torre, por cierto, no avisa de percances: habla de planes que cambian.',
    'Que el rayo de la Torre no te inquiete; cae sobre ideas y no sobre personas.',
    'Lo que se abre en la Torre es una idea, nunca una herida.',
  ],
};

/** Invitations in place of those of such a card. */
export const HEALTH_INVITATIONS: readonly string[] = [
  'Apunta en una hoja tres preguntas para quien te atiende y déjala junto a las llaves.',
  'Pide a alguien que te acompañe a la próxima cita, y di qué necesitas de su compañía.',
  'Elige una hora del día para ti, pequeña y fija, y avisa en casa de que es tuya.',
  'Di a una persona de confianza, en una frase y sin quitarle peso, qué te preocupa.',
  'Prepara la cena de mañana como si la hicieras para alguien a quien quieres mucho.',
  'Deja el teléfono en otra habitación la última hora de la noche y cuenta el miércoles qué tal.',
  'Lee en voz alta, una vez, las indicaciones que ya te dieron y marca la que no entendiste para preguntarla.',
  'Cambia una búsqueda nocturna por una llamada de día a quien sepa escuchar.',
  'Camina diez minutos después de comer, sin contar pasos, y anota cómo te sienta.',
  'Ordena en una carpeta los papeles de tus consultas y avisa a alguien de dónde está.',
  'Elige una comida de la semana para hacerla sin prisa y en buena compañía.',
  'Acuéstate media hora antes dos noches seguidas y compara las mañanas.',
];

/** Closing lines in place of those of such a card. */
export const HEALTH_CLOSINGS: readonly string[] = [
  'Hay días en que cuidarse es solo acostarse temprano.',
  'Una pregunta anotada pesa menos que una callada.',
  'A veces la mejor noticia del día es una siesta.',
  'Quien te acompaña a la puerta ya te está cuidando.',
  'La paciencia que das a otros también te sirve a ti.',
  'Una mano conocida abriga más que una respuesta.',
  'El cuerpo también agradece que le hablen bajo.',
  'Un paseo corto también cuenta.',
  'Pedir cita ya es una forma de cuidarse.',
  'Lo que se pregunta a tiempo pesa menos de noche.',
  'Hay días para hacer y días para reposar, y los dos sirven.',
];

const PROFESSIONS: Readonly<Record<Caution, { field: string; pro: string }>> = {
  health: { field: 'temas de salud', pro: 'a un médico' },
  law: { field: 'asuntos legales', pro: 'a un abogado' },
  money: { field: 'cuestiones de dinero', pro: 'a un asesor financiero' },
};

/** The subjects of a caution and whom the reading doesn't replace, as `CAUTIONS` say them. */
export function cautionSlots(cautions: readonly Caution[]): { field: string; pro: string } {
  const fields: string[] = cautions.map((caution) => PROFESSIONS[caution].field);
  const last = fields.pop() ?? '';
  return {
    field: fields.length > 0 ? `${fields.join(', ')} y ${last}` : last,
    pro: cautions.map((caution) => PROFESSIONS[caution].pro).join(' ni '),
  };
}
