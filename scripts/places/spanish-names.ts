/**
 * What readers call a place where GeoNames says it otherwise, by country: `GeoNames' name = Spanish
 * name + other names`. The most populous of that name is meant; its first name stays findable.
 */
export const SPANISH_NAMES: Readonly<Record<string, string>> = {
  AD: 'Andorra la Vella = Andorra la Vieja',
  AE: 'Dubai = Dubái; Abu Dhabi = Abu Dabi; Sharjah = Sarja',
  AF: 'Herāt = Herat',
  AG: 'Saint John’s = Saint John’s + San Juan de Antigua',
  AM: 'Yerevan = Ereván',
  AR: `Buenos Aires = Buenos Aires + Bs As + CABA + Capital Federal; San Miguel de Tucumán = San Miguel de Tucumán + Tucumán;
    Catamarca = San Fernando del Valle de Catamarca;
    San Carlos de Bariloche = San Carlos de Bariloche + Bariloche`,
  AT: 'Vienna = Viena + Wien; Salzburg = Salzburgo; Klagenfurt am Wörthersee = Klagenfurt',
  AU: 'Sydney = Sídney; Canberra = Camberra',
  AZ: 'Baku = Bakú',
  BD: 'Dhaka = Daca',
  BE: `Brussels = Bruselas + Bruxelles; Antwerpen = Amberes; Gent = Gante; Brugge = Brujas; Liège = Lieja;
    Leuven = Lovaina; Mechelen = Malinas`,
  BG: 'Sofia = Sofía',
  BR: 'Salvador = Salvador de Bahía; Brasília = Brasilia',
  CA: 'Montréal = Montreal; Québec = Quebec',
  CH: `Zürich = Zúrich; Genève = Ginebra; Basel = Basilea; Bern = Berna; Lausanne = Lausana`,
  CL: 'Santiago = Santiago + Santiago de Chile',
  CM: 'Yaoundé = Yaundé; Douala = Duala',
  CN: `Beijing = Pekín; Shanghai = Shanghái; Guangzhou = Cantón + Guangzhou; Nanjing = Nankín;
    Xi’an = Xian; Ürümqi = Urumchi; Kashgar = Kasgar`,
  CO: `Bogotá = Bogotá + Santafé de Bogotá; Cartagena = Cartagena de Indias; Pasto = Pasto + San Juan de Pasto;
    Cali = Cali + Santiago de Cali; Cúcuta = Cúcuta + San José de Cúcuta`,
  CR: 'Limón = Limón + Puerto Limón',
  CU: 'Havana = La Habana; San Cristobal = San Cristóbal',
  CZ: 'Prague = Praga',
  DE: `Berlin = Berlín; Munich = Múnich + München; Köln = Colonia; Frankfurt am Main = Fráncfort del Meno + Fráncfort; Hamburg = Hamburgo;
    Nürnberg = Núremberg; Dresden = Dresde; Aachen = Aquisgrán; Mainz = Maguncia;
    Freiburg = Friburgo de Brisgovia; Augsburg = Augsburgo; Braunschweig = Brunswick; Magdeburg = Magdeburgo;
    Würzburg = Wurzburgo; Regensburg = Ratisbona; Göttingen = Gotinga; Koblenz = Coblenza;
    Wolfsburg = Wolfsburgo; Duisburg = Duisburgo; Saarbrücken = Sarrebruck; Trier = Tréveris; Oldenburg = Oldemburgo; Tübingen = Tubinga`,
  DJ: 'Djibouti = Yibuti',
  DK: 'Copenhagen = Copenhague; Århus = Aarhus',
  DO: `Salvaleón de Higüey = Higüey; Concepción de La Vega = La Vega; Santa Cruz de Barahona = Barahona;
    Santo Domingo = Santo Domingo + Santo Domingo de Guzmán`,
  DZ: 'Algiers = Argel; Oran = Orán; Constantine = Constantina; Tlemcen = Tremecén; Bejaïa = Bugía',
  EC: 'Santo Domingo de los Colorados = Santo Domingo; Puerto Francisco de Orellana = El Coca; Rosa Zarate = Quinindé',
  EE: 'Tallinn = Tallin',
  EG: `Cairo = El Cairo; Alexandria = Alejandría; Giza = Guiza; Port Said = Puerto Saíd; Luxor = Lúxor; Aswan = Asuán;
    Ismailia = Ismailía; Damietta = Damieta`,
  EH: 'Laayoune = El Aaiún',
  ES: `Gasteiz / Vitoria = Vitoria-Gasteiz; Donostia / San Sebastián = San Sebastián + Donostia; Palma = Palma + Palma de Mallorca;
    A Coruña = La Coruña; Lleida = Lérida; Girona = Gerona; Ourense = Orense; Castelló de la Plana = Castellón de la Plana;
    Pamplona = Pamplona + Iruña; Elche = Elche + Elx; Alicante = Alicante + Alacant; Bilbao = Bilbao + Bilbo; Cadiz = Cádiz;
    L'Hospitalet de Llobregat = Hospitalet de Llobregat; Terrassa = Terrassa + Tarrasa; Barakaldo = Barakaldo + Baracaldo; Getxo = Getxo + Guecho;
    Gandia = Gandia + Gandía; Torrent = Torrent + Torrente; Calvià = Calvià + Calviá; Vila-real = Villarreal; Santurtzi = Santurtzi + Santurce; Gavà = Gavà + Gavá;
    Alzira = Alzira + Alcira; Alcoy = Alcoy + Alcoi; Sagunto = Sagunto + Sagunt; San Vicent del Raspeig = San Vicente del Raspeig;
    Denia = Denia + Dénia; Javea = Jávea + Xàbia; Villajoyosa = Villajoyosa + La Vila Joiosa; Burriana = Burriana + Borriana;
    Ibiza = Ibiza + Eivissa; Maó = Mahón; Ciutadella = Ciudadela; Xàtiva = Xàtiva + Játiva; Ontinyent = Ontinyent + Onteniente; Figueres = Figueres + Figueras;
    Errenteria = Errenteria + Rentería; Irun = Irun + Irún; Leioa = Leioa + Lejona; Galdakao = Galdakao + Galdácano; Vilagarcía de Arousa = Vilagarcía de Arousa + Villagarcía de Arosa;
    Vilafranca del Penedès = Vilafranca del Penedès + Villafranca del Panadés; Vilanova i la Geltrú = Vilanova i la Geltrú + Villanueva y Geltrú; Sant Cugat del Vallès = Sant Cugat del Vallès + San Cugat del Vallés;
    Sant Boi de Llobregat = Sant Boi de Llobregat + San Baudilio de Llobregat; Vic = Vic + Vich;
    Almassora = Almassora + Almazora; Aldaia = Aldaia + Aldaya; Alaquàs = Alaquàs + Alacuás; Xirivella = Xirivella + Chirivella; Burjassot = Burjassot + Burjasot;
    Santa Uxía de Ribeira = Santa Uxía de Ribeira + Santa Eugenia de Ribeira; Cangas do Morrazo = Cangas do Morrazo + Cangas de Morrazo; Sanxenxo = Sanxenxo + Sangenjo; Arteixo = Arteixo + Arteijo; La Laguna = San Cristóbal de La Laguna;
    Arrasate / Mondragón = Mondragón; Zarautz = Zarautz + Zarauz; Gernika-Lumo = Gernika-Lumo + Guernica; Hondarribia = Hondarribia + Fuenterrabía; Oñati = Oñati + Oñate; Laudio / Llodio = Llodio; Getaria = Getaria + Guetaria;
    Caravaca = Caravaca de la Cruz; Arganda = Arganda del Rey; Vinaròs = Vinaròs + Vinaroz; Peníscola = Peñíscola; Sant Feliu de Guíxols = Sant Feliu de Guíxols + San Feliu de Guixols; La Seu d'Urgell = La Seu d'Urgell + Seo de Urgel;
    Puigcerdà = Puigcerdà + Puigcerdá; Tui = Tui + Tuy; O Grove = O Grove + El Grove; Poio = Poio + Poyo; Ferrol = Ferrol + El Ferrol;
    Sama = Sama de Langreo; Mieres = Mieres + Mieres del Camino; Santa Eulària des Riu = Santa Eulària des Riu + Santa Eulalia del Río; Pollença = Pollença + Pollensa`,
  ET: 'Addis Ababa = Adís Abeba',
  FR: `Paris = París; Marseille = Marsella; Nice = Niza; Strasbourg = Estrasburgo; Bordeaux = Burdeos;
    Toulouse = Toulouse + Tolosa de Francia; Rouen = Ruan; Perpignan = Perpiñán; Toulon = Tolón;
    Avignon = Aviñón; Bayonne = Bayona; Orléans = Orleans; Le Havre = El Havre; Versailles = Versalles`,
  GB: `London = Londres; Edinburgh = Edimburgo; Newcastle upon Tyne = Newcastle`,
  GE: 'Tbilisi = Tiflis',
  GH: 'Accra = Acra',
  GR: 'Athens = Atenas; Thessaloníki = Salónica; Pátra = Patras; Piraeus = El Pireo; Irákleion = Heraclión',
  GT: 'Guatemala City = Ciudad de Guatemala; Quetzaltenango = Quetzaltenango + Xela; Panzos = Panzós',
  GW: 'Bissau = Bisáu',
  HN: 'Ciudad Choluteca = Choluteca; Puerto Cortez = Puerto Cortés',
  HT: 'Port-au-Prince = Puerto Príncipe; Cap-Haïtien = Cabo Haitiano',
  ID: 'Jakarta = Yakarta',
  IE: 'Dublin = Dublín',
  IL: 'Jerusalem = Jerusalén; Beersheba = Beerseba',
  IN: `Mumbai = Bombay + Mumbai; New Delhi = Nueva Delhi; Kolkata = Calcuta; Bengaluru = Bangalore;
    Chennai = Madrás; Varanasi = Benarés; Puducherry = Pondicherry; Hyderābād = Hyderabad`,
  IQ: 'Baghdad = Bagdad; Basrah = Basora',
  IR: 'Tehran = Teherán; Isfahan = Isfahán',
  IS: 'Reykjavík = Reikiavik',
  IT: `Rome = Roma; Milan = Milán; Naples = Nápoles; Turin = Turín; Genoa = Génova; Bologna = Bolonia; Florence = Florencia;
    Venice = Venecia; Padova = Padua; Bergamo = Bérgamo; Messina = Mesina;
    Taranto = Tarento; Rimini = Rímini; Modena = Módena; Reggio Calabria = Reggio Calabria + Regio de Calabria; Piacenza = Piacenza + Plasencia`,
  JO: 'Amman = Amán',
  JP: 'Tokyo = Tokio; Kyoto = Kioto',
  KH: 'Phnom Penh = Nom Pen',
  KP: 'Pyongyang = Pionyang',
  KR: 'Seoul = Seúl',
  KW: 'Kuwait City = Ciudad de Kuwait',
  KZ: 'Almaty = Almatý; Astana = Astaná',
  LA: 'Vientiane = Vientián',
  LT: 'Vilnius = Vilna',
  LU: 'Luxembourg = Luxemburgo',
  LY: 'Tripoli = Trípoli; Benghazi = Bengasi',
  MA: `Marrakesh = Marrakech; Fès = Fez; Tangier = Tánger; Tétouan = Tetuán; Meknès = Mequinez; Al Hoceïma = Alhucemas; Ksar El Kebir = Alcazarquivir; Oujda-Angad = Uchda; Sale = Salé`,
  MC: 'Monaco = Mónaco',
  MD: 'Chisinau = Chisináu',
  MK: 'Skopje = Skopie',
  MM: 'Yangon = Rangún; Nay Pyi Taw = Naipyidó',
  MN: 'Ulan Bator = Ulán Bator',
  MO: 'Macau = Macao',
  MT: 'Valletta = La Valeta',
  MV: 'Male = Malé',
  MX: `Mexico City = Ciudad de México + CDMX + DF + Distrito Federal + México DF; León de los Aldama = León;
    Santiago de Querétaro = Querétaro; Heroica Matamoros = Matamoros; Victoria de Durango = Durango;
    Acapulco de Juárez = Acapulco;
    Tuxtla = Tuxtla Gutiérrez; Xalapa de Enríquez = Xalapa + Jalapa; Pachuca de Soto = Pachuca; Ciudad Apodaca = Apodaca;
    Ciudad Nezahualcoyotl = Ciudad Nezahualcóyotl + Neza; Naucalpan de Juárez = Naucalpan; Oaxaca = Oaxaca de Juárez;
    Puebla = Puebla + Puebla de Zaragoza; Toluca = Toluca + Toluca de Lerdo; Ciudad López Mateos = Ciudad López Mateos + Atizapán de Zaragoza;
    Ciudad General Escobedo = General Escobedo; Culiacán = Culiacán + Culiacán Rosales; Ecatepec de Morelos = Ecatepec;
    Poza Rica de Hidalgo = Poza Rica; Santa María Chimalhuacán = Chimalhuacán; Gustavo Adolfo Madero = Gustavo A. Madero;
    Delegación Cuajimalpa de Morelos = Cuajimalpa de Morelos; Magdalena Contreras = La Magdalena Contreras;
    Chilpancingo = Chilpancingo de los Bravo; Coacalco = Coacalco de Berriozábal`,
  MY: 'Malacca = Malaca',
  NI: 'Rama = El Rama; Puerto Cabezas = Puerto Cabezas + Bilwi',
  NL: `The Hague = La Haya; Rotterdam = Róterdam; Amsterdam = Ámsterdam; Groningen = Groninga;
    Nijmegen = Nimega;'s-Hertogenbosch = Bolduque`,
  NP: 'Kathmandu = Katmandú',
  OM: 'Muscat = Mascate',
  PA: 'Panamá = Ciudad de Panamá + Panamá',
  PE: 'Cusco = Cuzco; San Martin = San Martín; Jesus Maria = Jesús María; San Francisco De Borja = San Borja',
  PH: 'Quezon City = Ciudad Quezón; Davao = Dávao; Cebu City = Cebú; Caloocan City = Caloocan',
  PL: `Warsaw = Varsovia; Kraków = Cracovia; Wrocław = Breslavia; Gdańsk = Gdansk + Dánzig; Poznań = Poznan; Łódź = Lodz;
    Szczecin = Szczecin + Estetino; Częstochowa = Czestochowa`,
  PT: 'Lisbon = Lisboa; Porto = Oporto; Coimbra = Coímbra',
  PY: 'Nemby = Ñemby; Ypacarai = Ypacaraí; San Isidro de Curuguaty = Curuguaty',
  RO: 'Bucharest = Bucarest; Timişoara = Timisoara; Iaşi = Iasi; Constanţa = Constanza; Braşov = Brasov',
  RS: 'Belgrade = Belgrado',
  RU: `Moscow = Moscú; Saint Petersburg = San Petersburgo + Leningrado; Nizhniy Novgorod = Nizhni Nóvgorod;
    Yekaterinburg = Ekaterimburgo; Rostov-na-Donu = Rostov del Don; Volgograd = Volgogrado + Stalingrado;
    Kaliningrad = Kaliningrado; Kazan = Kazán; Chelyabinsk = Cheliábinsk; Murmansk = Múrmansk;
    Arkhangel’sk = Arcángel; Astrakhan = Astracán; Khabarovsk = Jabárovsk;
    Voronezh = Vorónezh; Groznyy = Grozni; Vorkuta = Vorkutá; Salekhard = Salejard; Anadyr = Anádyr;
    Nar'yan-Mar = Narián-Mar; Novyy Urengoy = Novi Urengói`,
  SA: 'Riyadh = Riad; Jeddah = Yeda; Mecca = La Meca',
  SD: 'Khartoum = Jartum; Omdurman = Omdurmán',
  SE: 'Stockholm = Estocolmo; Göteborg = Gotemburgo; Uppsala = Upsala',
  SG: 'Singapore = Singapur',
  SI: 'Ljubljana = Liubliana',
  SO: 'Mogadishu = Mogadiscio',
  SS: 'Juba = Yuba',
  SV: 'Santa Tecla = Santa Tecla + Nueva San Salvador',
  SY: 'Aleppo = Alepo; Damascus = Damasco',
  TD: "N'Djamena = Yamena",
  TJ: 'Dushanbe = Dusambé',
  TM: 'Ashgabat = Asjabad',
  TN: 'Tunis = Túnez; Bizerte = Bizerta',
  TR: 'Istanbul = Estambul + Constantinopla; İzmir = Esmirna; Antakya = Antioquía',
  TT: 'Port of Spain = Puerto España',
  TW: 'Taipei = Taipéi',
  TZ: 'Dar es Salaam = Dar es-Salam',
  UA: `Kyiv = Kiev + Kyiv + Kíev; Kharkiv = Járkov; Odesa = Odesa + Odessa; Lviv = Leópolis; Zaporizhzhya = Zaporiyia; Kherson = Jersón; Sevastopol = Sebastopol; Mariupol = Mariúpol; Kryvyy Rih = Krivói Rog;
    Mykolayiv = Mikolaiv; Luhansk = Lugansk; Chernihiv = Chernígov`,
  US: `New York City = Nueva York + New York + NYC; Los Angeles = Los Ángeles; Philadelphia = Filadelfia; San Jose = San José;
    Washington = Washington D. C.; New Orleans = Nueva Orleans; The Bronx = El Bronx; Barrow = Utqiagvik`,
  UZ: 'Tashkent = Taskent; Samarkand = Samarcanda; Bukhara = Bujará',
  VA: 'Vatican City = Ciudad del Vaticano',
  VE: 'Coro = Coro + Santa Ana de Coro; Valle de La Pascua = Valle de la Pascua',
  VN: 'Hanoi = Hanói; Ho Chi Minh City = Ciudad Ho Chi Minh + Saigón',
  YE: 'Sanaa = Saná; Aden = Adén',
  ZA: 'Cape Town = Ciudad del Cabo; Johannesburg = Johannesburgo; Port Elizabeth = Puerto Elizabeth',
};
