/**
 * Charts in degrees, checked against Swiss Ephemeris (the bodies to 0.0041°); bodies in the order of
 * BODIES.
 */
export const REFERENCE_CHARTS = [
  {
    name: 'Madrid 1990',
    date: '1990-06-10',
    time: '14:30',
    zone: 'Europe/Madrid',
    utc: '1990-06-10T12:30:00.000Z',
    latitude: 40.4168,
    longitude: -3.7038,
    ascendant: 173.9515,
    midheaven: 83.0208,
    placidus: [
      173.9515, 199.5293, 229.6131, 263.0208, 296.6696, 327.3844, 353.9515, 19.5293, 49.6131,
      83.0208, 116.6696, 147.3844,
    ],
    firstSign: 'Virgo',
    bodies: [
      79.3722, 282.2684, 57.7235, 42.9335, 7.4481, 104.818, 294.3106, 278.3544, 283.8386, 225.5071,
    ],
    retrograde: ['Saturn', 'Uranus', 'Neptune', 'Pluto'],
  },
  {
    name: 'Ciudad de México 1996',
    date: '1996-07-15',
    time: '06:45',
    zone: 'America/Mexico_City',
    utc: '1996-07-15T11:45:00.000Z',
    latitude: 19.4326,
    longitude: -99.1332,
    ascendant: 107.567,
    midheaven: 11.6634,
    placidus: [
      107.567, 132.4094, 160.1187, 191.6634, 225.1735, 257.5076, 287.567, 312.4094, 340.1187,
      11.6634, 45.1735, 77.5076,
    ],
    firstSign: 'Cáncer',
    bodies: [
      113.256, 111.208, 118.0795, 74.8392, 83.0148, 281.3703, 7.3907, 302.9935, 296.4549, 240.5163,
    ],
    retrograde: ['Jupiter', 'Uranus', 'Neptune', 'Pluto'],
  },
  {
    name: 'Buenos Aires 1974',
    date: '1974-02-01',
    time: '23:10',
    zone: 'America/Argentina/Buenos_Aires',
    utc: '1974-02-02T01:10:00.000Z',
    latitude: -34.6037,
    longitude: -58.3816,
    ascendant: 181.5119,
    midheaven: 90.892,
    placidus: [
      181.5119, 220.4752, 248.0359, 270.892, 293.8821, 321.8937, 1.5119, 40.4752, 68.0359, 90.892,
      113.8821, 141.8937,
    ],
    firstSign: 'Libra',
    bodies: [
      312.8094, 64.8347, 328.6007, 298.4046, 46.595, 321.7896, 88.3971, 207.7789, 249.2127,
      186.6654,
    ],
    retrograde: ['Venus', 'Saturn', 'Uranus', 'Pluto'],
  },
  {
    name: 'Bogotá 1992',
    date: '1992-08-01',
    time: '05:05',
    zone: 'America/Bogota',
    utc: '1992-08-01T09:05:00.000Z',
    latitude: 4.711,
    longitude: -74.0721,
    ascendant: 103.2444,
    midheaven: 13.4814,
    placidus: [
      103.2444, 130.9419, 161.1508, 193.4814, 225.3345, 254.9958, 283.2444, 310.9419, 341.1508,
      13.4814, 45.3345, 74.9958,
    ],
    firstSign: 'Cáncer',
    bodies: [
      129.3586, 165.7301, 131.9053, 142.7547, 63.7816, 165.211, 315.5872, 285.0828, 286.9748,
      230.1495,
    ],
    retrograde: ['Mercury', 'Saturn', 'Uranus', 'Neptune'],
  },
];
