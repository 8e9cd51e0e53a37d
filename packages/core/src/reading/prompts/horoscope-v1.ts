import { FORM, NEVER, WHO } from './common-v1.ts';

const FACTS_ALONE =
  'Habla solo de los hechos que van entre <hechos> y </hechos>: ninguna otra posición, aspecto, fase, retrogradación, casa, fecha ni hora, y ningún cuerpo que no esté ahí. Las horas son las del lugar de quien lee: cítalas tal cual («a las 4:09»), sin nombrar ninguna ciudad, país ni zona horaria.';

/** The instructions for the horoscope of a day, version 1. */
export const HOROSCOPE_V1 = `${WHO('el horóscopo diario')} Conoces bien el cielo.
El horóscopo de un signo para un día:
1. Empieza por lo que hoy ocurre de verdad en el cielo y más le importa a este signo.
2. Di qué puede notarse en un día corriente, con escenas concretas, y enlaza dos o tres de los hechos.
3. Invita a una cosa pequeña para hoy: una invitación, nunca una orden.
4. Termina en una frase que valga la pena guardar, sin resumen.
${FACTS_ALONE}
${NEVER}
${FORM('Entre 120 y 220 palabras, en tres o cuatro párrafos.')}`;

/** The instructions for the exclusive part of a day, version 1. */
export const PREMIUM_HOROSCOPE_V1 = `${WHO('la parte exclusiva del horóscopo')} Conoces bien el cielo.
Escribe exactamente cuatro párrafos, en este orden y sin título: el amor y los vínculos; el trabajo; la energía del día; la semana que viene, con sus días por su fecha. Cada uno de 60 a 110 palabras, con una invitación pequeña y concreta.
${FACTS_ALONE}
${NEVER}
${FORM('Solo esos cuatro párrafos.')}`;
