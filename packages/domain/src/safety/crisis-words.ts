import { anyOf, verb } from './verbs.ts';

/** What stands before something that somebody longs for or turns over in their head. */
export const WISH =
  '(quiero|qiero|quisiera|queria|querria|querer|deseo|desearia|necesito|pienso( en| mucho en)?|pienso que quiero|pensando( seriamente| mucho)?( en)?|pensé en|pensaba( en)?|pensado( seriamente| mucho)?( en)?|pensar en|ganas( locas| terribles| horribles| enormes)? de|gustaría|encantaría|prefiero|preferiría|debo|debería|debiera|tendría que|habría que|planeo|planeando|planear|decidido|decidí|decidid(o|a) a|intenté|intento|intentar|intentado|intentaría|idea(s)? de|pensamiento(s)? de|plan(es)? (para|de)|tentación de|tentad(o|a) de|sueño con|deseo(s)? de|impulso(s)? de|list(o|a) para|mejor|quieres|querés|quieras|necesidad de|opción (es|de|sería)|valor (para|de)|animo a|atrevo a|atrev(a|iera) a|merezco|urge|provoca|apetece|late|solución es|salida es|es hora de|es momento de)';

/** What stands before a deed that somebody means, fears or thinks of doing. */
export const WANT = `(${WISH}|voy a|vamos a|iba a|vaya a|tengo que|(estoy|estuve|estaba) por|a punto de|a nada de|cerca de|podría|puedo|hora de|momento de|día para|noche para|capaz de|toca|forma(s)? de|manera(s)? de|método(s)? (de|para)|modo(s)? de)`;

/** The same, said of another person. */
export const THEY_WANT =
  '(quiere|quieren|quería|querían|quiso|quisiera|quisieran|piensa( en)?|pensó en|pensaba en|pensando en|habla( mucho)? de|hablaba de|hablando de|habló de|amenaza con|amenazó con|amenazando con|amenazaba con|intentó|intenta|intentado|intentar|trató de|trata de|ganas de|planea|planeaba|deseo(s)? de|quieras|quiera|desea|deseaba|dice que prefiere|prefiere|preferiría)';

/** Places from which a fall kills, and what runs over people. */
export const HEIGHT =
  '(puente(s)?|edificio|balcón|ventana|azotea|terraza|acantilado|vía(s)?( del tren| del metro)?|riel(es)?|metro|tren|subte|precipicio|barranco|barranca|tejado|techo|viaducto|segundo piso|tercer piso|cuarto piso|quinto piso|sexto piso|séptimo piso|octavo piso|noveno piso|décimo piso|último piso|_ piso|camión|micro|bus|colectivo|carretera|autopista|tráfico|coche(s)?|carro(s)?|tránsito|voladero|peñasco)';

export const PILLS =
  '(pastilla*|pepa(s)?|pepas|píldora*|medicamento*|medicina(s)?|remedios|somnífero*|calmante*|tranquilizante*|ansiolítico*|antidepresivo*|barbitúrico*|clonazepam|clona|rivotril|alprazolam|alplax|diazepam|valium|lorazepam|orfidal|zolpidem|quetiapina|sertralina|paracetamol|acetaminofén|ibuprofeno|tafil|xanax|tramadol|fentanilo|insulina|blister|antihistamínico*|frasco)';
export const POISON =
  '(veneno|raticida|mata ratas|matarratas|racumin|cloro|lejía|lavandina|insecticida|plaguicida|herbicida|pesticida|cianuro|anticongelante|gasolina|thinner|ácido muriático|soda cáustica)';

/** Parts that people cut or burn when they hurt themselves. */
export const FLESH =
  '(brazo(s)?|pierna(s)?|muñeca(s)?|muslo(s)?|antebrazo(s)?|piel|vena(s)?|cuerpo|abdomen|barriga|panza|caderas|cuello)';
export const BLADE =
  '(navaja(s)?|cúter|cutter|cuter|exacto|cuchilla(s)?|cuchillo|gillette|gilette|gilet|yilé|hoja de afeitar|rasurador(a)?|bisturí|tijeras|vidrio|sacapuntas|compás)';

/** People of the house and the partner, whichever the country. */
export const PARTNER =
  '(marido|mrido|espos(o|a)|eposo|mujer|pareja|novi(o|a)|ex|exnovi(o|a)|ex novi(o|a)|exmarido|ex marido|exespos(o|a)|ex espos(o|a)|expareja|ex pareja|ex mujer|exmujer|chav(o|a)|polol(o|a)|enamorad(o|a)|conviviente|concubino|compañero sentimental|viejo|vieja|peoresnada|jevo|jeva|mujer|hombre|señor|señora|prometid(o|a)|amante)';
export const FAMILY =
  '(papá|papa|papi|padre(s)?|papás|papas|mamá|mama|mami|madre|amá|apá|jefe|jefa|viejo(s)?|vieja|padrastro|madrastra|padrino|madrina|herman(o|a|os|as)|hermanastr(o|a)|tí(o|a|os|as)|abuel(o|a|os|as)|prim(o|a|os|as)|hij(o|a|os|as)|suegr(o|a|os)|cuñad(o|a|os)|yerno|nuera|niet(o|a|os)|sobrin(o|a|os)|familia|familiar(es)?|hijastr(o|a))';
export const OTHERS =
  '(compañer(o|a|os|as)( de piso| de cuarto| de casa| de clase)?|roomie|vecin(o|a|os)|profe|profesor(a)?|maestr(o|a)|entrenador|coach|cura|sacerdote|pastor|catequista|jef(e|a)|patr(ón|ona)|supervisor|encargado|cuidador(a)?|niñera|médico|doctor|ginecólogo|terapeuta|amig(o|a|os|as)|casero|policía|tipo|tipos|sujeto|hombre(s)?|señor|wey|güey|bato|vato|morro|man|chico(s)?|muchacho(s)?|chavo(s)?|chamaco|chabón|pibe|huevón|weón|cabrón|desgraciado|alguien|ellos|ella|ellas|todos en la casa)';
export const ANYBODY = `(${PARTNER}|${FAMILY}|${OTHERS})`;
export const CLOSE = `(${PARTNER}|${FAMILY})`;

/** People who are looked after: children first. */
export const CHILD =
  '(hij(o|a|os|as|ito|ita|itos|itas)|niñ(o|a|os|as|ito|ita|itos|itas)|nen(e|a|es|as)|beb(é|e|és|ito|ita)|bebecit*|sobrin(o|a|os|as|ito|ita)|niet(o|a|os|as|ito|ita)|hermanit(o|a|os|as)|herman(o|a) menor|ahijad(o|a)|hijastr(o|a)|menor(es)?|criatura|guagua(s)?|chamac(o|a|os|as|ito|ita)|chiquit(o|a|os|as)|chiquill(o|a|os|as)|escuincl*|pib(e|a|es)|gur(í|isa|ises)|alumn(o|a|os|as|ito|ita)|primit(o|a)|vecinit(o|a)|adolescente(s)?|pequeñ(o|a|os|as)|peque|peques|nenit(o|a)|huahua)';
export const WEAK = `(${CHILD}|mujer|espos(o|a)|mamá|mama|madre|novi(o|a)|abuel(o|a|os|ita|ito)|amiga|vecina|herman(o|a)|prim(o|a)|tía|pareja|cuñada|suegra|nuera|papá|papa|padre|chica|señora|compañer(o|a)|viejit(o|a|os))`;

/** Seventeen or less, said of oneself or of somebody. */
export const MINOR_AGE =
  '([6-9]|1[0-7]|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete)';
/** Twenty or more. */
export const GROWN_AGE = '([2-8][0-9]|veint*|treinta*|cuarenta*|cincuenta*|sesenta*)';

const HITTING = [
  verb('pegar'),
  verb('golpear'),
  verb('maltratar'),
  verb('patear'),
  verb('cachetear'),
  verb('abofetear'),
  verb('estrangular'),
  verb('agredir'),
  verb('zarandear'),
  verb('jalonear'),
  verb('madrear'),
  verb('putear'),
  verb('zurrar'),
  verb('fajar'),
  verb('chingar'),
  verb('garrotear'),
  verb('cascar'),
  verb('violentar'),
  verb('torturar'),
  verb('lastimar'),
  verb('apuñalar'),
  verb('acuchillar'),
  verb('quemar'),
  verb('empujar'),
  verb('aventar', 'avient'),
  verb('ahorcar'),
  verb('asfixiar'),
  verb('morder', 'muerd'),
  verb('arañar'),
  verb('escupir'),
  verb('pellizcar'),
  verb('azotar'),
  verb('cinturonear'),
  verb('tundir'),
  verb('surtir'),
  verb('sonar', 'suen'),
  verb('moler', 'muel'),
  verb('cagar'),
] as const;

/** Verbs that, with a person behind them, are violence whatever follows. */
const GRAVE = [
  verb('golpear'),
  verb('maltratar'),
  verb('estrangular'),
  verb('abofetear'),
  verb('cachetear'),
  verb('patear'),
  verb('madrear'),
  verb('agredir'),
  verb('torturar'),
  verb('apuñalar'),
  verb('acuchillar'),
  verb('zarandear'),
  verb('jalonear'),
  verb('violentar'),
  verb('ahorcar'),
  verb('asfixiar'),
  verb('garrotear'),
  verb('secuestrar'),
] as const;

/** «pega», «golpeó», «empujaban», and what is done with a noun: «da una paliza». */
export const HITS = anyOf('el', [
  verb('pegar'),
  ...GRAVE,
  verb('zurrar'),
  verb('fajar'),
  verb('cascar'),
  verb('lastimar'),
  verb('empujar'),
  verb('aventar', 'avient'),
  verb('azotar'),
  verb('escupir'),
  verb('encerrar', 'encierr'),
  verb('amarrar'),
  verb('chicotear'),
  verb('nalguear'),
  verb('sopapear'),
  verb('surrar'),
]);
export const HITS_HARD = anyOf('el', GRAVE);
/** «pegado», «golpeada», «maltratando». */
export const HITTING_ANY = anyOf('any', HITTING.slice(0, 16));
export const BLOWS =
  '(golpe(s)?|golpiza(s)?|paliza(s)?|madriza(s)?|putiza(s)?|chinga|felpa|tunda|cachetada(s)?|bofetada(s)?|bofetón|bofetones|sopapo(s)?|puñetazo(s)?|puño(s)|trompada(s)?|trompazo(s)?|piña(s)?|combo(s)?|charchazo(s)?|patada(s)?|nalgada(s)?|palazo(s)?|palo(s)|correazo(s)?|cinturonazo(s)?|cintarazo(s)?|cinto|correa|chancletazo(s)?|guascazo(s)?|fuetazo(s)?|hostia(s)|guantazo(s)?|tortazo(s)?|empujón|empujones|latigazo(s)?|jalón de pelo|muenda|pela|zarandeada|zape(s)?|coscorrones|coñazo(s)?|galletazo(s)?|galleta(s)|cocotazo(s)?|manotazo(s)?)';

/** Verbs of killing and hurting, for what somebody means to do to another. */
const HARM = [
  verb('matar'),
  verb('asesinar'),
  verb('apuñalar'),
  verb('acuchillar'),
  verb('envenenar'),
  verb('lastimar'),
  verb('golpear'),
  verb('ahorcar'),
  verb('estrangular'),
  verb('degollar', 'degüell'),
  verb('quemar'),
  verb('balear'),
  verb('ejecutar'),
  verb('masacrar'),
  verb('secuestrar'),
  verb('violar'),
  verb('torturar'),
  verb('linchar'),
  verb('madrear'),
  verb('machetear'),
  verb('desaparecer'),
  verb('atropellar'),
  verb('eliminar'),
  verb('cargar'),
  verb('quebrar', 'quiebr'),
  verb('acribillar'),
  verb('asfixiar'),
  verb('ahogar'),
] as const;
export const HARM_BARE = anyOf('bare', HARM);
/** Killing and wounding alone, without the verbs that also have a harmless sense. */
export const KILL_BARE = anyOf('bare', HARM.slice(0, 10));

/** Works of fiction, study and care, in which the words of danger are a subject. */
export const SUBJECT_MATTER =
  '(novela(s)?|tesis|tesina|película(s)?|peli|serie(s)?|libro(s)?|obra( de teatro)?|canción|personaje(s)?|protagonista|cuento(s)?|guion|guión|documental(es)?|videojuego(s)?|juego(s)?|investigación|investigo|podcast|ensayo|artículo|reportaje|poema|cómic|manga|anime|asignatura|charla(s)?|taller(es)?|voluntari*|ong|fundación|psicólog(a|o) y|trabajo con|trabajar con|estudio (criminología|psicología|trabajo social)|criminología|refugio de|especialidad|capacitación|campaña|marcha( contra)?|teatro|cine|noticias)';

/** Somebody who dreamt it, plays it or jokes about it is left out by these. */
export const ANIMALS =
  '(cucaracha*|hormiga*|mosquito*|mosca*|araña*|rata*|ratones|ratón|bicho*|plaga*|zancudo*|polilla*|chinches|avispa*|plantas|personaje*|protagonista|villano|jefe final|dragón|zombi*|monstruo*|boss|rutina|tiempo|ego|miedo*|dudas|pollo*|gallina*|cerdo*|pavo|despertador|inseguridad*|demonios|fantasmas|pasado|versión|antigu*|viejo yo)';

export const INTIMATE_PHOTOS =
  '((foto(s)?|video(s)?|vídeo(s)?|imágenes|selfie(s)?) (mí(a|o)s? )?(desnud*|íntim*|sin ropa|en ropa interior|de mi cuerpo|de mis partes|en calzones|en bikini|hot|sexy|sexis|de mis (senos|pechos|partes))|nudes|packs?|desnud(os|a|o) por|que me desnude|videollamada sin ropa)';
