import type { Settlement } from './settlement.ts';

/** Zones by GeoNames' code of the region; `*` is the rest of the country. */
const BY_REGION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AR: {
    ...of('America/Argentina/Buenos_Aires', '01 07'),
    ...of('America/Argentina/Cordoba', '03 05 06 08 09 14 21 22'),
    ...of('America/Argentina/Salta', '11 15 16 17'),
    ...of('America/Argentina/Catamarca', '02 04'),
    ...of('America/Argentina/Jujuy', '10'),
    ...of('America/Argentina/La_Rioja', '12'),
    ...of('America/Argentina/Mendoza', '13'),
    ...of('America/Argentina/San_Juan', '18'),
    ...of('America/Argentina/San_Luis', '19'),
    ...of('America/Argentina/Rio_Gallegos', '20'),
    ...of('America/Argentina/Ushuaia', '23'),
    ...of('America/Argentina/Tucuman', '24'),
  },
  CL: { ...of('America/Coyhaique', '02'), ...of('America/Punta_Arenas', '10') },
  EC: { ...of('Pacific/Galapagos', '01'), ...of('America/Guayaquil', '*') },
  ES: {
    ...of('Atlantic/Canary', '53'),
    ...of('Africa/Ceuta', 'CE ML'),
    ...of('Europe/Madrid', '*'),
  },
  MX: {
    ...of('America/Tijuana', '02'),
    ...of('America/Mazatlan', '03 18 25'),
    ...of('America/Merida', '04 31'),
    ...of('America/Chihuahua', '06'),
    ...of('America/Monterrey', '07 10 19 28'),
    ...of('America/Cancun', '23'),
    ...of('America/Hermosillo', '26'),
    ...of('America/Mexico_City', '*'),
  },
};

/**
 * Municipalities of Mexico whose clocks differ from their state's: the northern border as the law
 * of time zones of 2022 lists it, and Bahía de Banderas.
 */
const BY_MUNICIPALITY: Readonly<Record<string, string>> = {
  ...of(
    'America/Ciudad_Juarez',
    '06:Juárez|06:Ascensión|06:Janos|06:Guadalupe|06:Praxedis G. Guerrero|06:Práxedis G. Guerrero',
    '|',
  ),
  ...of('America/Ojinaga', '06:Ojinaga|06:Coyame del Sotol|06:Manuel Benavides', '|'),
  ...of(
    'America/Matamoros',
    `07:Acuña|07:Allende|07:Guerrero|07:Hidalgo|07:Jiménez|07:Morelos|07:Nava|07:Ocampo|07:Piedras Negras|07:Villa Unión|07:Zaragoza|19:Anáhuac|28:Nuevo Laredo|28:Guerrero|28:Mier|28:Miguel Alemán|28:Camargo|28:Gustavo Díaz Ordaz|28:Reynosa|28:Río Bravo|28:Valle Hermoso|28:Matamoros`,
    '|',
  ),
  ...of('America/Bahia_Banderas', '18:Bahía de Banderas', '|'),
};

/**
 * The IANA zone of a place. GeoNames' own is right but for a few border towns, so where the law
 * goes by province or municipality that decides.
 */
export function zoneOf(place: Settlement): string {
  const { country, regionCode, municipality } = place;
  const local = country === 'MX' ? BY_MUNICIPALITY[`${regionCode}:${municipality}`] : undefined;
  const regions = BY_REGION[country];
  return local ?? regions?.[regionCode] ?? regions?.['*'] ?? place.zone;
}

function of(zone: string, keys: string, separator = ' '): Record<string, string> {
  return Object.fromEntries(keys.split(separator).map((key) => [key, zone]));
}
