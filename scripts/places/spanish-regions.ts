/** The provinces of Spain by GeoNames' second code: the first one is the autonomous community. */
export const PROVINCES_OF_SPAIN = table(`
  A=Alicante; AB=Albacete; AL=Almería; AV=Ávila; B=Barcelona; BA=Badajoz; BI=Vizcaya; BU=Burgos; C=La Coruña;
  CA=Cádiz; CC=Cáceres; CE=Ceuta; CO=Córdoba; CR=Ciudad Real; CS=Castellón; CU=Cuenca; GC=Las Palmas; GI=Gerona;
  GR=Granada; GU=Guadalajara; H=Huelva; HU=Huesca; J=Jaén; L=Lérida; LE=León; LO=La Rioja; LU=Lugo; M=Madrid;
  MA=Málaga; ME=Melilla; MU=Murcia; NA=Navarra; O=Asturias; OR=Orense; P=Palencia; PM=Islas Baleares;
  PO=Pontevedra; S=Cantabria; SA=Salamanca; SE=Sevilla; SG=Segovia; SO=Soria; SS=Guipúzcoa; T=Tarragona;
  TE=Teruel; TF=Santa Cruz de Tenerife; TO=Toledo; V=Valencia; VA=Valladolid; VI=Álava; Z=Zaragoza; ZA=Zamora`);

/** The autonomous communities of more than one province by GeoNames' first code, as people search. */
export const COMMUNITIES_OF_SPAIN = table(`
  07=Mallorca Menorca Ibiza; 51=Andalucía; 52=Aragón; 53=Canarias; 54=Castilla-La Mancha; 55=Castilla y León;
  56=Cataluña; 57=Extremadura; 58=Galicia; 59=País Vasco Euskadi; 60=Comunidad Valenciana`);

/** Regions whose GeoNames name is not what readers call them, by country and that name. */
export const SPANISH_REGIONS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  AR: table(`Buenos Aires F.D.=Ciudad de Buenos Aires; Cordoba=Córdoba; Entre Rios=Entre Ríos; Neuquen=Neuquén;
    Rio Negro=Río Negro; Tucuman=Tucumán`),
  AT: table(
    'Vienna=Viena; Salzburg=Salzburgo; Upper Austria=Alta Austria; Carinthia=Carintia; Tyrol=Tirol; Styria=Estiria',
  ),
  AU: table(`Western Australia=Australia Occidental; Northern Territory=Territorio del Norte;
    South Australia=Australia Meridional; New South Wales=Nueva Gales del Sur; Tasmania=Tasmania;
    Australian Capital Territory=Territorio de la Capital`),
  BE: table('Brussels Capital=Bruselas; Wallonia=Valonia; Flanders=Flandes'),
  BR: table('Federal District=Distrito Federal; Bahia=Bahía'),
  CA: table(`British Columbia=Columbia Británica; Nova Scotia=Nueva Escocia; New Brunswick=Nuevo Brunswick;
    Newfoundland and Labrador=Terranova y Labrador; Prince Edward Island=Isla del Príncipe Eduardo;
    Northwest Territories=Territorios del Noroeste`),
  CH: table('Zurich=Zúrich; Geneva=Ginebra; Bern=Berna; Basel-City=Basilea'),
  CL: table(`Valparaiso=Valparaíso; Araucania=La Araucanía; Biobio=Biobío; Region of Magallanes=Magallanes;
    Santiago Metropolitan=Región Metropolitana`),
  CO: table('Bogota D.C.=Bogotá D. C.; San Andres y Providencia=San Andrés y Providencia'),
  CU: table('Havana=La Habana'),
  CZ: table(
    'Prague=Praga; Moravian-Silesian Region=Moravia-Silesia; South Moravian=Moravia Meridional',
  ),
  DE: table(`Bavaria=Baviera; North Rhine-Westphalia=Renania del Norte-Westfalia; Lower Saxony=Baja Sajonia;
    State of Berlin=Berlín; Hesse=Hesse; Baden-Wurttemberg=Baden-Wurtemberg; Rheinland-Pfalz=Renania-Palatinado;
    Saarland=Sarre; Mecklenburg-Vorpommern=Mecklemburgo-Pomerania Occidental; Brandenburg=Brandeburgo;
    Saxony-Anhalt=Sajonia-Anhalt; Saxony=Sajonia; Thuringia=Turingia; Hamburg=Hamburgo`),
  DK: table(`South Denmark=Dinamarca Meridional; Capital Region=Capital; Central Jutland=Jutlandia Central;
    North Denmark=Jutlandia Septentrional`),
  DO: table('Nacional=Distrito Nacional; El Seíbo=El Seibo'),
  DZ: table('Algiers=Argel; Oran=Orán; Constantine=Constantina; Tlemcen=Tremecén'),
  EC: table('Canar=Cañar'),
  EG: table(
    'Cairo=El Cairo; Alexandria=Alejandría; Giza=Guiza; Port Said=Puerto Saíd; Red Sea=Mar Rojo; North Sinai=Sinaí del Norte',
  ),
  FI: table(`Lapland=Laponia; North Ostrobothnia=Ostrobotnia del Norte; Central Ostrobothnia=Ostrobotnia Central;
    Central Finland=Finlandia Central; North Savo=Savonia del Norte; Southwest Finland=Finlandia del Sudoeste`),
  FR: table(`Auvergne-Rhône-Alpes=Auvernia-Ródano-Alpes; Centre-Val de Loire=Centro-Valle del Loira; Occitanie=Occitania;
    Provence-Alpes-Côte d'Azur=Provenza-Alpes-Costa Azul; Grand Est=Gran Este; Normandy=Normandía; Brittany=Bretaña;
    Île-de-France=Isla de Francia; Pays de la Loire=Países del Loira; New Aquitaine=Nueva Aquitania;
    Hauts-de-France=Alta Francia; Bourgogne-Franche-Comté=Borgoña-Franco Condado; Corsica=Córcega`),
  GB: table(
    'England=Inglaterra; Wales=Gales; Scotland=Escocia; Northern Ireland=Irlanda del Norte',
  ),
  GQ: table('Annobon=Annobón; Wele-Nzas=Wele-Nzás'),
  GR: table(
    'Attica=Ática; West Greece=Grecia Occidental; Thessaly=Tesalia; Crete=Creta; Central Macedonia=Macedonia Central',
  ),
  HN: table('Bay Islands=Islas de la Bahía'),
  IL: table(
    'Jerusalem=Jerusalén; Central District=Distrito Central; Southern District=Distrito Sur',
  ),
  IN: table(
    'West Bengal=Bengala Occidental; Rajasthan=Rayastán; Punjab=Punyab; Puducherry=Pondicherry; Jammu and Kashmir=Jammu y Cachemira',
  ),
  IS: table(`Capital Region=Región Capital; East=Este; Northeast=Nordeste; Northwest=Noroeste; South=Sur;
    Southern Peninsula=Península Meridional; West=Oeste; Westfjords=Fiordos del Oeste`),
  IT: table(`Sicily=Sicilia; Sardinia=Cerdeña; Veneto=Véneto; Friuli Venezia Giulia=Friul-Venecia Julia;
    Trentino-Alto Adige=Trentino-Alto Adigio; Piedmont=Piamonte; Umbria=Umbría; Apulia=Apulia; Lazio=Lacio;
    Emilia-Romagna=Emilia-Romaña; Tuscany=Toscana; Abruzzo=Abruzos; Lombardy=Lombardía`),
  JP: table('Tokyo=Tokio; Kyoto=Kioto'),
  MA: table(`Tanger-Tetouan-Al Hoceima=Tánger-Tetuán-Alhucemas; Fes-Meknes=Fez-Mequinez;
    Marrakesh-Safi=Marrakech-Safi; Oriental=Oriental`),
  MX: table('Mexico City=Ciudad de México; México=Estado de México'),
  NI: table('North Caribbean Coast=Costa Caribe Norte; South Caribbean Coast=Costa Caribe Sur'),
  NL: table(`South Holland=Holanda Meridional; North Holland=Holanda Septentrional; North Brabant=Brabante Septentrional;
    Limburg=Limburgo; Gelderland=Güeldres; Groningen=Groninga; Flevoland=Flevolanda`),
  PA: table('Embera=Emberá-Wounaan; Ngöbe-Buglé Comarca=Ngäbe-Buglé'),
  PE: table(
    'Ancash=Áncash; Cuzco Department=Cuzco; Junin=Junín; Lima region=Lima; Lima Province=Lima',
  ),
  PH: table(
    'National Capital Region=Gran Manila; Western Visayas=Bisayas Occidentales; Central Visayas=Bisayas Centrales; Eastern Visayas=Bisayas Orientales',
  ),
  PL: table(`Mazovia=Mazovia; Lesser Poland=Pequeña Polonia; Greater Poland=Gran Polonia; Silesia=Silesia;
    Lower Silesia=Baja Silesia; Subcarpathia=Subcarpacia; Pomerania=Pomerania; West Pomerania=Pomerania Occidental;
    Warmia-Masuria=Varmia y Masuria; Podlasie=Podlaquia; Kujawsko-Pomorskie=Cuyavia y Pomerania`),
  PT: table('Lisbon=Lisboa; Porto=Oporto; Coimbra=Coímbra'),
  PY: table('Asuncion=Asunción'),
  RU: table(`Moscow=Moscú; Moscow Oblast=Óblast de Moscú; St.-Petersburg=San Petersburgo; Sakha=Sajá; Chechnya=Chechenia;
    Karelia=Carelia; Murmansk=Múrmansk; Arkhangelskaya=Arcángel; Tatarstan Republic=Tartaristán; Crimea=Crimea`),
  SV: table(`Ahuachapan=Ahuachapán; Cabanas=Cabañas; Cuscatlan=Cuscatlán; La Union=La Unión; Morazan=Morazán;
    Usulutan=Usulután`),
  TR: table('Istanbul=Estambul; İzmir Province=Esmirna; Ankara=Ankara'),
  UA: table(
    'Kyiv City=Kiev; Kyiv Oblast=Óblast de Kiev; Kharkiv=Járkov; Odesa=Odesa; Lviv=Leópolis; Kherson=Jersón; Sevastopol City=Sebastopol; Crimea=Crimea',
  ),
  VN: table('Ho Chi Minh City (HCMC)=Ciudad Ho Chi Minh'),
  US: table(`District of Columbia=Distrito de Columbia; Louisiana=Luisiana; Missouri=Misuri; Mississippi=Misisipi;
    North Carolina=Carolina del Norte; South Carolina=Carolina del Sur; Pennsylvania=Pensilvania; Texas=Texas;
    Michigan=Míchigan; North Dakota=Dakota del Norte; South Dakota=Dakota del Sur; New Hampshire=Nuevo Hampshire;
    New Jersey=Nueva Jersey; New York=Nueva York; New Mexico=Nuevo México; Oregon=Oregón; Hawaii=Hawái;
    West Virginia=Virginia Occidental; Tennessee=Tennessee; Kentucky=Kentucky`),
  VE: table('Distrito Federal=Distrito Capital; Vargas=La Guaira'),
};

function table(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([from = '', to = '']) => [from, to]));
}
