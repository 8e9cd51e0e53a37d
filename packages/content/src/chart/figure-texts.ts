import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignRelation } from './sign-relation.ts';

/** What the two lights make of each other: {s} the sign of the Sun, {m} that of the Moon. */
export const LIGHTS_TOGETHER: Readonly<Record<SignRelation, readonly string[]>> = {
  same: [
    'El Sol y la Luna están los dos en {s}: lo que buscas y lo que te calma viven en la misma habitación. Eso te hace de una pieza, y te deja también un solo punto ciego.',
    'Con el Sol y la Luna en {s}, la voluntad y el ánimo tiran del mismo carro. Te entiendes deprisa; a quien funciona de otra manera tardas algo más en entenderlo.',
  ],
  akin: [
    'Del mismo elemento son tu Sol en {s} y tu Luna en {m}: lo que persigues te alimenta. Por eso te entregas sin reservas a lo que te importa; acuérdate de mirar también lo que queda fuera.',
    'Entre tu Sol en {s} y tu Luna en {m} hay parentesco: querer y necesitar se parecen. La ayuda te llega mejor de quien está hecho de otra pasta.',
    'Hablan con el mismo acento tu Sol en {s} y tu Luna en {m}. Cuando dices que sí, lo dices entero, y de ahí sale casi toda tu fuerza.',
  ],
  friendly: [
    'Se llevan bien sin parecerse tu Sol en {s} y tu Luna en {m}: lo que uno propone, la otra sabe cómo vivirlo. Si te atascas, cambia de mitad.',
    'Lo que quieres, con el Sol en {s}, y lo que necesitas, con la Luna en {m}, se completan. Funcionas mejor cuando das a cada cosa su hora.',
    'En la Luna en {m} encuentra tu Sol en {s} a alguien que le lleva la contraria con cariño, y esa conversación te hace bien.',
  ],
  contrast: [
    'No quieren lo mismo a la misma hora tu Sol en {s} y tu Luna en {m}: lo que te hace brillar te cansa, y lo que te calma te sabe a poco. No hay que elegir, hay que turnarse.',
    'Llevas dentro a dos personas, el Sol en {s} y la Luna en {m}, que se sientan a la misma mesa. El día en que las dos salen contentas es el que conviene repetir.',
    'Tiran de la misma cuerda por los dos cabos tu Sol en {s} y tu Luna en {m}. Mientras ninguno suelte, la cuerda aguanta, y tú con ella.',
    'Una vida te la pide el Sol en {s}, y la Luna en {m}, otra. La tuya es la tercera, la que vas negociando entre las dos.',
    'De día mandas tú, con el Sol en {s}; de noche opina la Luna en {m}, y no siempre firma lo acordado. Consúltale antes de prometer.',
    'Entre tu Sol en {s} y tu Luna en {m} hay un escalón. Subirlo y bajarlo cada semana te ha enseñado más que la comodidad.',
  ],
};

/** What stands before the two lights: {a} the sign that rises. */
export const RISING_BEFORE = {
  sun: [
    'Como el Ascendente también está en {a}, lo que se ve al llegar es lo que hay.',
    'El Ascendente repite {a}: vas por la calle con la misma cara que en casa.',
  ],
  moon: [
    'El Ascendente, en {a} como tu Luna, enseña en la puerta lo que sientes.',
    'También el Ascendente está en {a}, y por eso la primera impresión que das es la más íntima.',
  ],
  kin: [
    'Por delante va el Ascendente en {a}, que presenta bien a quien viene detrás.',
    'El Ascendente en {a} les abre la puerta sin cambiarles la voz.',
  ],
  other: [
    'Por delante va el Ascendente en {a}, y quien se queda en la puerta conoce a otra persona.',
    'El Ascendente en {a} les pone un traje distinto: te descubren en la segunda conversación.',
  ],
} as const;

/** A sign that holds many: {s} it, {l} the bodies, {n} how many, {p} the manner of the sign. */
export const CROWDED_SIGN: readonly string[] = [
  'Salta a la vista {s}, donde se juntan {l}. Gran parte de lo tuyo va {p}, y lo que pide otro paso espera su turno con los brazos cruzados.',
  '{l} están en {s}: son {n} astros en un cuarto, y con tanta gente se habla alto. Casi todo lo que emprendes va {p}.',
  '{l} se sientan a la misma mesa, la de {s}. Cuando decides, decides {p}, y el resto de ti aprende a esperar.',
];

/** A house that holds many: {h} its number, {l} the bodies, {n} how many, {t} what it is about. */
export const CROWDED_HOUSE: readonly string[] = [
  'La casa {h} tiene la luz encendida: allí están {l}. Si te preguntas dónde se decide lo tuyo, mira {t}.',
  'Hay {n} astros en la casa {h}: {l}. La vida te lleva una y otra vez al mismo barrio, {t}, y conviene tenerlo arreglado.',
  'Media carta vive en la casa {h}, con {l}. Lo que pasa ahí, entre {t}, se nota en todo lo demás.',
];

/** A grand cross: {a} and {b} in opposition, {c} and {d} across them. */
export const GRAND_CROSSES: readonly string[] = [
  'Hay una gran cruz, la figura más inquieta. {a} y {b} están en oposición. También {c} y {d} están en oposición, y cada uno cuadra con los otros dos. Cuando resuelves una punta, otra pide la palabra; de ahí te viene una resistencia poco común.',
  'Cuatro astros forman una gran cruz. {a} y {b} están en oposición, y {c} y {d} están en oposición también. Con tantos frentes se aprende a repartir la fuerza: uno por semana, y los demás que esperen.',
];

/** A T-square: {a} and {b} its ends, {c} its apex, {v} what the body at the apex does. */
export const T_SQUARES: readonly string[] = [
  'Hay además una cuadratura en T. {a} y {b} están en oposición, y {c} está en cuadratura con los dos. Esa tensión busca salida por la manera en que {v}: ahí es donde más trabajas, y donde más se te nota el oficio.',
  'Una figura manda sobre las otras, la cuadratura en T. {a} y {b} están en oposición, y la cuadratura de {c} con cada uno hace de tercero en discordia. Cuando dos partes de ti discutan, cuida el modo en que {v}, porque por ahí se cuela la pelea y por ahí se arregla.',
];

/** A grand trine: {a}, {b} and {c} its corners. */
export const GRAND_TRINES: readonly string[] = [
  '{a}, {b} y {c} cierran un gran trígono, cada uno en trígono con los otros dos. Es una rueda que gira sola, y por eso conviene engancharle un carro.',
  'Un gran trígono une {a}, {b} y {c}. Como nada de eso te cuesta, no sueles contarlo; empieza por ahí la próxima vez que te pregunten qué sabes hacer.',
];

/** Where the tension of a T-square goes out, after «la manera en que». */
export const APEX_VERBS: Readonly<Record<BodyName, string>> = {
  Sun: 'te afirmas',
  Moon: 'sientes y cuidas',
  Mercury: 'piensas y hablas',
  Venus: 'quieres y eliges',
  Mars: 'actúas y te defiendes',
  Jupiter: 'confías y te arriesgas',
  Saturn: 'te exiges y cumples',
  Uranus: 'cambias las reglas',
  Neptune: 'imaginas y te entregas',
  Pluto: 'tomas el mando y lo sueltas',
};
