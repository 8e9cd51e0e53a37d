import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';

/** What tradition says of a body in the signs of its dignities and of their lack; {b} the body. */
export const DIGNITY_TEXTS: Readonly<Record<BodyName, Partial<Record<SignName, string>>>> = {
  Sun: {
    Leo: '{b} está en su domicilio: no le pide permiso a nadie para alumbrar.',
    Aries: 'La tradición llama a esto exaltación, porque {b} recibe ahí trato de huésped de honor.',
    Acuario:
      'Ese signo es el lugar de su exilio, dicen los antiguos: el centro aprende a repartirse.',
    Libra:
      'Para la tradición ese signo es su caída, y no significa menos luz, sino luz que busca compañía.',
  },
  Moon: {
    Cáncer: 'Ese signo es su domicilio, la orilla donde mejor se mueve.',
    Tauro: 'En ese signo se exalta, y pocas veces descansa tan bien.',
    Capricornio:
      'Ese signo es el lugar de su exilio: siente como quien aprende un oficio, despacio y a conciencia.',
    Escorpio: 'La tradición pone ahí a {b} en caída: agua honda, difícil de sondear, nunca poca.',
  },
  Mercury: {
    Géminis: '{b} está en su domicilio, con las llaves de todas las puertas.',
    Virgo: '{b} reúne ahí domicilio y exaltación, cosa que no le pasa a ningún otro planeta.',
    Sagitario: '{b} está en exilio, lejos de sus fichas y de sus notas, y se salva preguntando.',
    Piscis:
      '{b} suma ahí exilio y caída, dos palabras feas para una mente que no va en línea recta.',
  },
  Venus: {
    Tauro: 'Ese signo es uno de sus dos domicilios, el de los sentidos.',
    Libra: 'Ese signo es uno de sus dos domicilios, el del buen trato.',
    Piscis: 'En ese signo se exalta, como visita a la que se da el mejor cuarto.',
    Aries: '{b} está en exilio: querer y ganar se le mezclan, y conviene separarlos.',
    Escorpio: '{b} está en exilio, donde agradar deja de ser lo importante.',
    Virgo: 'La tradición habla de caída, y es una caída modesta: sobra examen y falta fiesta.',
  },
  Mars: {
    Aries: '{b} está en su domicilio y no necesita calentar.',
    Escorpio: 'Ese signo es su domicilio más callado, el de la fuerza que no se exhibe.',
    Libra: '{b} está en exilio, como un soldado en una recepción, y aprende diplomacia.',
    Tauro: '{b} está en exilio: el paso corto le quita prisa y le da fondo.',
    Capricornio: 'En ese signo se exalta, porque la fuerza con plan llega más lejos.',
    Cáncer: 'Los antiguos lo llaman caída: una fuerza que pasa primero por el sentimiento.',
  },
  Jupiter: {
    Sagitario: '{b} está en su domicilio, a campo abierto.',
    Piscis: 'Ese signo es su domicilio más íntimo, el de la fe callada.',
    Géminis: '{b} está en exilio: lo grande tiene que decirse en frases cortas.',
    Virgo: '{b} está en exilio, y se las arregla haciendo grande lo menudo.',
    Cáncer: 'En ese signo se exalta: nada crece tanto como lo que se nutre.',
    Capricornio:
      'Ese signo es su caída, que en tu caso se traduce en esperanza con los números hechos.',
  },
  Saturn: {
    Capricornio: '{b} está en su domicilio, a la altura que mejor conoce.',
    Acuario: 'Ese signo es uno de sus domicilios, el de las ideas con estructura.',
    Cáncer: '{b} está en exilio: la norma y la ternura comparten cuarto a regañadientes.',
    Leo: '{b} está en exilio, y se le nota en la seriedad con que mira cualquier escenario.',
    Libra: 'En ese signo se exalta, porque la medida es lo que mejor entiende.',
    Aries: 'Ese signo es su caída: al tiempo le cuesta ir deprisa.',
  },
  Uranus: {
    Acuario: 'Los modernos le dan ahí su domicilio.',
    Leo: 'Los modernos hablan de exilio, porque el yo y el grupo no acaban de ponerse de acuerdo.',
  },
  Neptune: {
    Piscis: 'Para los modernos, {b} está en su domicilio.',
    Virgo: 'Para los modernos, {b} está en exilio.',
  },
  Pluto: {
    Escorpio: 'Según los modernos, {b} está en su domicilio.',
    Tauro: 'Según los modernos, {b} está en exilio.',
  },
};
