/** A line that people in a crisis can reach. `number` is shown as it is dialled. */
export interface HelpLine {
  place: string;
  name: string;
  number: string;
  note?: string;
}

/** The day on which the list below was last revised, as YYYY-MM-DD. */
export const HELP_LINES_REVISED = '2026-11-21';

const ELSEWHERE: HelpLine = {
  place: 'En cualquier lugar',
  name: 'Servicio de emergencias',
  number: 'El número de emergencias de tu país',
  note: 'Si el peligro es ahora mismo, empieza por aquí.',
};

const MEXICO: HelpLine = {
  place: 'México',
  name: 'Línea de la Vida',
  number: '800 911 2000',
  note: 'Gratuita, las 24 horas.',
};

const SPAIN: HelpLine = {
  place: 'España',
  name: 'Línea de atención a la conducta suicida',
  number: '024',
  note: 'Gratuita, las 24 horas.',
};

/** Lines to show instead of a reading. Only confirmed ones stand here. */
export const HELP_LINES: Readonly<Record<'self-harm' | 'violence', readonly HelpLine[]>> = {
  'self-harm': [MEXICO, SPAIN, ELSEWHERE],
  violence: [ELSEWHERE, MEXICO, SPAIN],
};

/** What the page says when it shows the lines. */
export const CRISIS_MESSAGE: Readonly<Record<'self-harm' | 'violence', string>> = {
  'self-harm':
    'Lo que escribes importa más que cualquier carta, así que no hemos hecho la lectura ni se ha descontado nada. Si estás pensando en hacerte daño, o lo piensa alguien a quien quieres, ahora mismo puedes hablar con una persona preparada para escuchar, sin juzgarte y sin prisa. No tienes que pasar por esto a solas.',
  violence:
    'Lo que cuentas es serio, así que no hemos hecho la lectura ni se ha descontado nada. Nadie merece vivir con miedo ni con golpes, y no es culpa de quien los recibe. Si hay peligro ahora, llama a emergencias; si puedes, cuéntaselo también hoy a alguien de confianza.',
};
