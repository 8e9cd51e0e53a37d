import { describe, expect, it } from 'vitest';
import { natalChart } from './chart.ts';
import { unsupportedChartClaims } from './claims.ts';

/** 1 July 1990, 12:00 in Madrid. */
const MADRID = { latitude: 40.4165, longitude: -3.7026, houseSystem: 'placidus' } as const;
const timed = natalChart({ moment: { kind: 'exact', at: '1990-07-01T10:00:00Z' }, ...MADRID });
/** The same day without its hour: the Moon went from Libra to Escorpio. */
const untimed = natalChart({
  moment: { kind: 'unknown', from: '1990-06-30T22:00:00Z', to: '1990-07-01T22:00:00Z' },
  ...MADRID,
});

const HOLDS = [
  'Tu Sol en Cáncer, en la casa diez, busca un oficio con raíces.',
  'Con el Sol en Cáncer y la Luna en Libra, cuidas y mides.',
  'Tu Luna está en Libra, en la segunda casa: el ánimo sube cuando las cuentas cuadran.',
  'Mercurio acompaña al Sol en Cáncer, también en la casa diez.',
  'Venus en Géminis conversa antes de querer.',
  'Marte, en su domicilio de Aries, empuja desde la casa ocho.',
  'Júpiter se exalta en Cáncer y ocupa la casa once.',
  'Saturno retrógrado en Capricornio, casa cinco, te hizo serio para el juego.',
  'Urano, Neptuno y Saturno van retrógrados en Capricornio.',
  'Plutón retrógrado en Escorpio, en la casa tres, va al fondo de cada conversación.',
  'Tu Ascendente en Virgo mira antes de entrar.',
  'El Medio Cielo en Géminis pide un oficio de palabras.',
  'Venus está en conjunción con tu Medio Cielo: tu nombre se asocia con el buen trato.',
  'El Sol forma un sextil con el Ascendente.',
  'Mercurio y Urano están en oposición, casi exacta.',
  'Marte y Saturno, en cuadratura, frenan y aceleran a la vez.',
  'La cuadratura de la Luna con Saturno pide paciencia.',
  'Hay un trígono entre Júpiter y Plutón.',
  'Naciste con la Luna gibosa creciente.',
  'Cuatro planetas retrógrados: Saturno, Urano, Neptuno y Plutón.',
  'Mercurio, regente de tu Ascendente, está en Cáncer y en la casa diez.',
  'El regente de tu carta es Mercurio.',
  'Tu Sol está a 9° de Cáncer.',
  'Tu Venus en la casa diez y tu Medio Cielo hablan el mismo idioma.',
  'El Sol se opone a Urano y a Neptuno.',
  'En Capricornio, Saturno está en casa.',
  'Con Plutón en sextil a tu Ascendente, se te nota la intensidad.',
  'Tu cuarta casa recibe a Urano.',
  'En tu casa diez se reúnen el Sol, Mercurio y Venus.',
  'Tienes tres planetas en la casa diez.',
  'El Sol, Mercurio y Júpiter comparten Cáncer.',
  'Quien tiene la Luna en Libra suele buscar acuerdos.',
  'A la luz de Cáncer, tu signo, la memoria pesa.',
  'Neptuno toca tu Ascendente con un trígono.',
  'Tu Ascendente, Virgo, ordena.',
  'El Ascendente Virgo y el Sol canceriano se entienden.',
  'Hay una gran cruz, y manda sobre lo demás.',
  'La Luna, Marte, Júpiter y Saturno forman una gran cruz.',
];

const FAILS = [
  'Tu Sol en Leo brilla.',
  'Con el Sol en Cáncer y la Luna en Escorpio, sientes hondo.',
  'Tu Luna está en la casa cinco.',
  'Venus en Tauro quiere despacio.',
  'Marte, exaltado en Capricornio, construye.',
  'Júpiter ocupa la casa diez.',
  'Mercurio retrógrado te hace repasar.',
  'Saturno va directo.',
  'Tu Ascendente en Libra sonríe.',
  'Tu Ascendente, Leo, entra primero.',
  'El Medio Cielo en Tauro pide calma.',
  'Venus está en trígono con tu Medio Cielo.',
  'El Sol forma una cuadratura con el Ascendente.',
  'Mercurio y Urano están en trígono.',
  'Venus y Marte forman un sextil.',
  'Hay una oposición entre Júpiter y Plutón.',
  'Naciste con luna llena.',
  'Cinco planetas retrógrados: Saturno, Urano, Neptuno, Plutón y Marte.',
  'Venus, regente de tu Ascendente, manda.',
  'El regente de tu carta es Saturno.',
  'Tu Sol está a 15° de Cáncer.',
  'El Nodo Norte en Acuario te llama.',
  'Quirón en Cáncer duele.',
  'Lilith en Escorpio pide la palabra.',
  'Tu Descendente en Piscis busca dulzura.',
  'Naciste el 1 de julio.',
  'Naciste a las 12:00.',
  'El Sol se opone a Saturno.',
  'Tu séptima casa recibe a Venus.',
  'En tu casa siete se reúnen el Sol y la Luna.',
  'El Sol, Mercurio y Marte comparten Cáncer.',
  'Hoy la Luna pasa por Aries.',
  'Tu carta tiene un stellium en Capricornio.',
  'El Ascendente Libra y el Sol canceriano se entienden.',
  'El próximo eclipse cae en tu casa diez.',
  'Tu Marte en Tauro va lento.',
  'La Luna está en exilio.',
  'Tu Fondo del Cielo en Sagitario viaja.',
  'Tu Luna en Libra cae en la casa tres.',
  'Mercurio está combusto.',
  'Hay una cuadratura en T.',
  'Venus, Marte y Saturno forman una T cuadrada.',
  'Venus, Marte, Júpiter y Saturno forman una gran cruz.',
  'Un gran trígono une el Sol, Júpiter y Plutón.',
  'Hay una gran cruz y un yod.',
];

const HOLDS_UNTIMED = [
  'El Sol en Cáncer te hace de casa.',
  'Sin la hora no se sabe dónde estaba la Luna.',
  'El día en que naciste la Luna pasó de Libra a Escorpio.',
  'Mercurio y Urano están en oposición.',
];

const FAILS_UNTIMED = [
  'La Luna en Libra mide.',
  'La Luna en Escorpio calla.',
  'Tu Ascendente en Virgo mira.',
  'Tu Sol en la casa diez trabaja.',
  'La Luna y Saturno están en cuadratura.',
  'El Medio Cielo en Géminis habla.',
];

describe('unsupportedChartClaims', () => {
  it.each(HOLDS)('lets «%s» pass', (text) => {
    expect(unsupportedChartClaims(text, timed)).toEqual([]);
  });

  it.each(FAILS)('stops «%s»', (text) => {
    expect(unsupportedChartClaims(text, timed)).not.toEqual([]);
  });

  it.each([
    'Baila un rato: nadie te mira a los ojos cuando bailas.',
    'Una casa ordenada cabe en una tarde, o entre las dos y la cena.',
    'El ánimo te cambia como la luz en abril.',
    'Cuesta bajar de la idea a la persona que espera enfrente.',
    'La caída de la tarde te gusta, y el exilio de los libros también.',
  ])('finds no claim in «%s»', (text) => {
    expect(unsupportedChartClaims(text, timed)).toEqual([]);
  });

  it('names each claim that fails, with its words and kind', () => {
    const text =
      'Tu Sol en Cáncer cuida. Tu Luna en Leo brilla; Venus vive en tu casa dos. Marte iba retrógrado. La Luna está en caída. Venus y Marte forman un trígono.';
    expect(unsupportedChartClaims(text, timed)).toEqual([
      { claim: 'Tu Luna en Leo brilla', kind: 'placement' },
      { claim: 'Venus vive en tu casa dos', kind: 'house' },
      { claim: 'Marte iba retrógrado', kind: 'motion' },
      { claim: 'Venus y Marte forman un trígono', kind: 'aspect' },
      { claim: 'La Luna está en caída', kind: 'dignity' },
    ]);
  });

  it.each(HOLDS_UNTIMED)('lets «%s» pass without an hour', (text) => {
    expect(unsupportedChartClaims(text, untimed)).toEqual([]);
  });

  it.each(FAILS_UNTIMED)('stops «%s» without an hour, as it hangs on it', (text) => {
    expect(unsupportedChartClaims(text, untimed)).not.toEqual([]);
  });
});
