import {
  ANYBODY,
  BLADE,
  CHILD,
  CLOSE,
  FAMILY,
  OTHERS,
  PARTNER,
  SUBJECT_MATTER,
  WEAK,
} from './crisis-words.ts';
import { I_AM_YOUNG } from './danger-phrases.ts';
import type { Rule } from './phrases.ts';

const MEN =
  '(marido|espos(o|a)|pareja|novi(o|a)|ex|exmarido|ex marido|exnovio|ex novio|exespos(o|a)|expareja|padrastro|papá|padre|hijo|hermano|cuñado|tío|vecino|polol(o|a)|conviviente|él|ese hombre)';
const KILL_ME =
  '(va a (matar|terminar matando|acabar matando|asesinar)|van a matar|vaya a matar|matará|mataría|quiere matar|quería matar|quiso matar|intentó matar|trató de matar|puede matar|podría matar|es capaz de matar(me)?|terminará matando|acabará matando)';
const TRIVIAL_ANGER =
  '(de|(si|cuando|porque|por|en cuanto) (_ )?(no|llego|llegue|llegar|olvid*|se me|repruebo|reprobé|rompo|rompí|gast*|compr*|choc*|pierd*|perdí|tir*|manch*|quem*|falt*|vea (la|el|lo|mis)|se entera (de )?(que )?(la|el|mi|gast*|compr*|choqu*|perdí)|abr*|com*|com(o|í)|adopt*|me tat*|us*))';
const INTEND =
  '(voy a|vamos a|quiero|pienso|tengo que|quisiera|vuelvo a|iba a|planeo|(dan|tengo|me dan|siento) (muchas |unas )?ganas de|ganas de|juro que (le|lo|la)? ?(voy a)?)';
const WEAPON = `(${BLADE}|pistola|arma|machete|bat|bate|fierro|palo|tubo|piedra|ácido|gasolina|escopeta|revólver|rifle|martillo|hacha)`;
const THEM =
  '(esperar|buscar|encontrar|emboscar|seguir|atrapar|agarrar|sorprender|visitar)(lo|la|los|las)';
const COERCED =
  '(llor(e|o|ando|ara|aba)|dormid(a|o)|no (quiera|quiero|quería|tenga ganas)|(le |yo )?(diga|digo|dije|pida|pido|suplique|ruegue) (que )?(no|pare|basta)|me duela|me duele|me niegue)';

/** Blows, control and fear of death, whoever tells of them. */
const SUFFERED: readonly Rule[] = [
  `<(no) (me|nos) ${KILL_ME} (a mí )?(mi|mis|el|un|su) (propi(o|a) )?${MEN}~(${TRIVIAL_ANGER})`,
  `mi (propi(o|a) )?${MEN} (un día |algún día |cualquier día |al final |casi )?(me|nos) ${KILL_ME}( algún día| un día| un día de estos| cualquier día| a golpes| a mí| pronto)?$`,
  `(moriré|muero|morir|acabaré muerta|terminaré muerta|voy a (acabar|terminar) muerta) (_ )?(a|en) (manos|las manos) de (mi|él|un)`,
  `(temo|miedo|creo|siento|presiento|sé|sospecho|pánico|terror) (a |de )?que (un día |algún día |cualquier día |esta vez |una noche |mi (_ )?${CLOSE} |él |ella )#((se le|le) (va a |vaya a )?(pasa|pase|pasar|va|vaya|ir|fue) la mano|(me|nos|la|le|les) (va a|vaya a|van a|quiere|pueda|puede|podría) (hacer (algo|daño)|lastimar|atacar|matar|desaparecer|golpear|encontrar y)|(me|nos) (haga|hagan) (algo|daño)|(amanezca|amanezco|salga|termine|acabe) muert(a|o)|(no )?(despierte|amanezca) (viva|muerta))~(en el (juego|examen)|el corazón|la competencia)`,
  `se le (va|fue|pasa|pasó|vaya|pase|iba) la mano … (conmigo|con (mi|mis|los|la) (${WEAK}|${CHILD})|cuando (toma|discut*|se enoja|bebe|pele*)|y (me|nos|la|lo|le))~(la (sal|deja el)|gast*)`,
  {
    all: [
      `(ex|exnovi(o|a)|exmarido|expareja|exespos(o|a)|hombre|tipo|vecino|acosador|desconocido|señor|sujeto|alguien|él)`,
      '(rond(a|ando|aba)|merode(a|ando|aba)|vigil(a|ando|aba)|se (planta|aparece|paró|para|estaciona)|esper(a|ando|aba)) (_ )?(afuera de |frente a |fuera de |en la puerta de |por |en |cerca de )?(mi|nuestra|la puerta de mi|la) (casa|portal|trabajo|calle|puerta|edificio|oficina|escuela)',
    ],
    none: ['(flores|serenata|regalo|taxi|uber|paquete|jaja*|repartidor|fantasma|sueño)'],
  },
  `(${PARTNER}|él|ella) …… (me|nos) (quita|quitó|controla|administra|retiene|maneja|revisa|esconde|rompió|raciona|cuenta) (siempre |todo |toda )?(el|mi|la|mis|los|hasta el|hasta los) (dinero|sueldo|salario|tarjeta(s)?|quincena|celular|teléfono|móvil|llaves|documentos|papeles|ropa|pasos|comida|minutos) …… (no (me|nos) deja|me (encierra|amenaza|grita|insulta|pega|prohíbe|obliga|empuja|vigila|humilla)|miedo|permiso|(salir|trabajar) sola)`,
  `no (me|nos|la) deja (ni )?(tener (mi (propio )?)?(dinero|amig(as|os)|trabajo|llaves|celular|teléfono|cuenta|redes)|trabajar|hablar con (mi|nadie)|ver a (mi|mis|nadie)|salir (sola|ni|sin (él|ella|permiso))|ponerme (ropa|falda|lo)|contestar (llamadas|el teléfono))~(hasta que|con (el|tanto) ruido|mi (mamá|madre|papá|padre|jefe)|porque tengo examen)`,
  `(me|nos|la|le) (amenaza|amenazó|amenazaba|amenazan|amenazaron) (siempre |también )?con (quitarme (a )?(los|mis|mi) (niñ|hij|bebé)*|matar*|golpear*|hacerme|hacernos|hacerle|quemar*|un (cuchillo|arma)|una (pistola|navaja)|desaparecer*|publicar|deport*|encerrar*|la pistola|el cuchillo|su arma|cortarme|desfigurarme)~(a besos|a preguntas)`,
  `(me|nos|la|le|lo) (da|dio|daba|dan|dieron|pega|mete) (_ )?(empujones|empellones|pellizcos|jalones|arañazos|mordiscos|rodillazos|codazos|cabezazos|zarpazos)~(en el (metro|bus|partido|juego))|(me|nos|la) (arrincon(a|ó|aba)|acorral(a|ó|aba)|inmovili(za|zó)|sujet(a|ó) (de|del|contra)) … (pared|cuarto|cocina|cama|suelo|puerta|brazos|muñecas|cuello|y me|cuando)`,
];

/** Intimacy without consent. */
const FORCED: readonly Rule[] = [
  `(lo hace|lo hacemos|me lo hace|hacerlo|me usa|termina|me busca|se me sube|me toma|sigue) (igual |siempre |de todos modos )?aunque (yo )?(esté |estoy |estuviera |me |le |ya )?${COERCED}`,
  `(me presiona|me insiste|insiste|me ruega|me chantajea|se enoja|me castiga) …… hasta que (yo )?(cedo|acepto|accedo|digo que sí|lo (hago|hacemos)|me acuesto)`,
  `(me|le|la|nos) (metió|mete|metieron|metía|introdujo|pasó) (los |un |el |sus |su )?(dedo(s)?|lengua|miembro|pene)~(en (la llaga|el pastel|el ojo))`,
  `(me|nos) (grabó|graba|filmó|tomó (fotos|video)) …… (sin (que (yo )?(supiera|sepa|me diera)|mi permiso|decirme|avisar*)|a escondidas) …… (chantaj*|cama|desnud*|amenaz*|sexo|íntim*|publicar|baño)`,
];

/** The young, and what is asked of them or done to them. */
const YOUNG: readonly Rule[] = [
  {
    all: [
      I_AM_YOUNG,
      '(mandé|envié|pasé|compartí|tomé|hice|tienen|tiene|robaron|mostró) (una |unas |mi |mis |esa |un |algunas )?(foto|video|nude|pack|imag)*',
      '(piden|pide|pidió|amenaz*|suben|sube|subir*|publica*|dinero|chantaj*|difund*|borr*|miedo|exig*|a todos)',
    ],
    none: ['(trámite|pasaporte|credencial|concurso|fotógraf*|graduación|anuario)'],
  },
  {
    all: [
      `${I_AM_YOUNG}|(un|una|el|la) (señor|hombre|adulto|desconocido|profe|maestro|entrenador|tipo)`,
      '(pidió|pide|piden|pidieron|dijo|obligó|hizo|convenció|insiste|dice) (en |a )?(que )?(me |te )?(yo )?(quit*|levant*|muestr*|mostr*|enseñ*|baj*|toc*|desnud*|desvist*|abr*) (me )?(la|el|mi|las|los|mis|más|$)? ?(blusa|ropa|camisa|pantal*|falda|sostén|brasier|calz*|bra|playera|pijama|top|cuerpo|pech*|partes|abajo|cámara|piernas|desnud*)',
      '(tengo|soy (menor|niñ*)|voy en|internet|juego|línea|chat|whatsapp|instagram|tiktok|discord|roblox|clase|entrenamiento|mamá)',
    ],
    none: ['(médico|doctor(a)?|radiografía|vacuna|aeropuerto)'],
  },
  `(un|una|el|ese) (señor|hombre|adulto|desconocido|viejo|tipo|carro|camioneta) (mayor |extraño |raro )?(siempre )?me (sigue|espera|persigue|toma fotos|ofrece (dulces|dinero|llevarme|regalos)|invita a su (casa|carro|coche)) …… (escuela|cole|colegio|secundaria|primaria|prepa|liceo|clases|parque)`,
  `(mi|mis) (${FAMILY}|${OTHERS}) (me |nos )(deja|dejan|tiene|tienen|castiga|castigan|encierra|encierran) (siempre )?(sin comer|en el (baño|sótano|cuarto oscuro|patio)|amarrad*|hincad*|desnud*|con hambre|bajo llave)`,
];

/** What somebody means to do to another. */
const INTENDED: readonly Rule[] = [
  `(le|les) ${INTEND} (pegar|meter una (golpiza|paliza|madriza)|madrear|golpear|cachetear|soltar un golpe|dar (una (golpiza|paliza|madriza|cachetada|lección a golpes)|un (golpe|puñetazo|balazo)|con (un|el|la|todo el puño))) (a |al )(mi|mis|su|sus|un|una|la|el|los|ese|esa|este|esta)? ?(${ANYBODY}|${CHILD}|${WEAK}|otr(o|a)|amante)`,
  `${INTEND} (pegarle|golpear|golpearle|madrear|cachetear|ahorcar|lastimar|darle una (golpiza|paliza|lección a golpes)) (a |al )(mi|mis|su|un|una|la|el|ese|esa) (${ANYBODY}|${CHILD}|${WEAK})~(en (el|la) (juego|ajedrez|fifa|partido|examen)|de broma|por (los platos|comerse))`,
  `(le|les|lo|la|los) ${INTEND} (partir|romper|reventar|quebrar|volar|desfigurar|rajar|quemar|destrozar) (la|el|los|las|toda la)? ?(cara|madre|hocico|nariz|cabeza|dientes|huesos|jeta|brazos|piernas|sesos|cráneo|vivo|viva)`,
  `(${INTEND}|mañana|hoy) … ${THEM} …… (con|llevo|llevando|tengo) (un |una |mi |el |la )?${WEAPON}`,
  `(prendo|prender|prenderé|prenderle|meto|meter|meterle|pego|pegarle|echo|pondré|poner|ponerle) fuego (a|con) (su|la|el|mi|ella|él|todos|ese|esa|al)~(vela*|chimenea|carbón|asador|fogata|relación|pasión)|(quem(o|aré|ar)|incendi(o|aré|ar)) (_ ){1,5}con (ella|él|ellos|todos|los niños|su familia) (_ )?(adentro|dentro)`,
  {
    all: [
      '(va a morir|morirá|(no )?lleg(a|ará) (vivo|viva|a (navidad|mañana|fin de año|año nuevo|viernes|lunes|la noche|su cumpleaños|la boda))|no (amanece|pasa de|va a llegar|vuelve a ver)|tiene los días contados|va a desaparecer|va a pagar con (su vida|sangre)|se va a arrepentir de haber nacido|sus días están contados)',
      '(yo (me|mism(o|a)|lo hago|voy)|de eso (me|yo)|me (encargo|ocupo|voy a encargar)|por mi cuenta|con mis (propias )?manos|lo juro|por mi mano|ya verán)',
    ],
    none: [SUBJECT_MATTER, '(funeral|abuel*|hospital|enfermo|cáncer|plant*|batería|celular)'],
  },
  '(se lo merece|lo merece|me las va a pagar|va a pagar) … (con (sangre|su vida|la vida|golpes)|muert(o|a)|a golpes|bajo tierra)',
];

/** Danger from others, or for others, told in plain words, by classes of what is said. */
export const PLAIN_VIOLENCE: readonly Rule[] = [...SUFFERED, ...FORCED, ...YOUNG, ...INTENDED];
