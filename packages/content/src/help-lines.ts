/** A line that people in a crisis can reach. `number` is shown as it is dialled. */
export interface HelpLine {
  place: string;
  name: string;
  number: string;
  note?: string;
}

type Kind = 'self-harm' | 'violence';
type Line = Omit<HelpLine, 'place'>;

/** The day on which the lines below were last revised, as YYYY-MM-DD. */
export const HELP_LINES_REVISED = '2026-11-21';

const ALL_DAY = 'Gratuita, las 24 horas.';
const FOR_THE_YOUNG = 'Para niñas, niños y adolescentes.';

/** The lines of each country, its emergency number apart: that one comes before them. */
const COUNTRIES: readonly ({ place: string; emergency: string } & Record<Kind, readonly Line[]>)[] =
  [
    {
      place: 'México',
      emergency: '911',
      'self-harm': [
        { name: 'Línea de la Vida', number: '800 911 2000', note: ALL_DAY },
        { name: 'SAPTEL, apoyo psicológico', number: '55 5259 8121' },
      ],
      violence: [
        { name: 'Red Nacional de Refugios, violencia', number: '800 822 4460', note: ALL_DAY },
        { name: 'Línea de la Vida, si necesitas hablar', number: '800 911 2000', note: ALL_DAY },
      ],
    },
    {
      place: 'España',
      emergency: '112',
      'self-harm': [
        { name: 'Línea de atención a la conducta suicida', number: '024', note: ALL_DAY },
      ],
      violence: [
        { name: 'Atención a la violencia contra las mujeres', number: '016', note: ALL_DAY },
        { name: 'Línea de ayuda a la infancia', number: '116 111', note: FOR_THE_YOUNG },
        { name: 'Si además piensas en hacerte daño', number: '024', note: ALL_DAY },
      ],
    },
    {
      place: 'Argentina',
      emergency: '911',
      'self-harm': [
        {
          name: 'Centro de Asistencia al Suicida',
          number: '135',
          note: 'En Buenos Aires y alrededores.',
        },
      ],
      violence: [
        { name: 'Línea 144, violencia de género', number: '144' },
        { name: 'Línea 102, infancia', number: '102', note: FOR_THE_YOUNG },
      ],
    },
    {
      place: 'Colombia',
      emergency: '123',
      'self-harm': [{ name: 'Línea 106, escucha y apoyo', number: '106' }],
      violence: [
        { name: 'Línea 155, mujeres víctimas de violencia', number: '155' },
        { name: 'Línea 141 del ICBF', number: '141', note: FOR_THE_YOUNG },
      ],
    },
    {
      place: 'Chile',
      emergency: '133',
      'self-harm': [
        { name: 'Prevención del suicidio', number: '*4141', note: 'Desde un celular.' },
      ],
      violence: [
        { name: 'Orientación en violencia contra las mujeres', number: '1455' },
        { name: 'Fono Niños', number: '147', note: FOR_THE_YOUNG },
      ],
    },
    {
      place: 'Perú',
      emergency: '105',
      'self-harm': [{ name: 'Línea 113, salud mental', number: '113', note: 'Marca la opción 5.' }],
      violence: [{ name: 'Línea 100, violencia familiar y sexual', number: '100' }],
    },
    {
      place: 'Uruguay',
      emergency: '911',
      'self-harm': [
        { name: 'Línea Vida, prevención del suicidio', number: '0800 0767', note: 'Las 24 horas.' },
      ],
      violence: [
        { name: 'Violencia contra las mujeres', number: '0800 4141' },
        { name: 'Línea Azul', number: '0800 5050', note: FOR_THE_YOUNG },
      ],
    },
    {
      place: 'Estados Unidos',
      emergency: '911',
      'self-harm': [
        { name: 'Línea de prevención del suicidio', number: '988', note: 'Pulsa 2 para español.' },
      ],
      violence: [{ name: 'Línea nacional de violencia doméstica', number: '1-800-799-7233' }],
    },
  ];

const ELSEWHERE: HelpLine = {
  place: 'En cualquier lugar',
  name: 'Servicio de emergencias',
  number: 'El número de emergencias de tu país',
  note: 'Si el peligro es ahora mismo, empieza por aquí.',
};

const linesFor = (kind: Kind): readonly HelpLine[] => [
  ELSEWHERE,
  ...COUNTRIES.flatMap(({ place, emergency, [kind]: lines }) => [
    { place, name: 'Emergencias', number: emergency },
    ...lines.map((line) => ({ place, ...line })),
  ]),
];

/**
 * Lines to show instead of a reading, each country's emergency number before its lines. For who
 * suffers violence, or is a child in danger, the lines for that come before those to talk to.
 */
export const HELP_LINES: Readonly<Record<Kind, readonly HelpLine[]>> = {
  'self-harm': linesFor('self-harm'),
  violence: linesFor('violence'),
};

/** What the page says when it shows the lines. */
export const CRISIS_MESSAGE: Readonly<Record<Kind, string>> = {
  'self-harm':
    'Lo que escribes importa más que cualquier tirada, así que no hemos hecho la lectura ni se ha descontado nada. Si estás pensando en hacerte daño, o lo piensa alguien a quien quieres, ahora mismo puedes hablar con una persona preparada para escuchar, sin juzgarte y sin prisa. No tienes que pasar por esto a solas.',
  violence:
    'Lo que cuentas es serio, así que no hemos hecho la lectura ni se ha descontado nada. Nadie merece vivir con miedo, ni que le hagan daño o le toquen contra su voluntad, y nunca es culpa de quien lo sufre. Si hay peligro ahora, llama a emergencias; si puedes, cuéntaselo también hoy a alguien de confianza.',
};
