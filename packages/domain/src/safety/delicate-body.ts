/**
 * Questions about a body, in lower case without accents or signs: something felt in it now, or what
 * to do about a treatment. Broad on purpose: an appointment too many harms nobody.
 */
const PARTS =
  '(?:cabeza|sien|frente|nuca|cara|ojos?|oidos?|boca|lengua|muelas?|dientes?|encias?|garganta|cuello|mandibula|hombros?|brazos?|codos?|munecas?|manos?|dedos?|pechos?|senos?|mamas?|axilas?|espalda|columna|cintura|costillas?|costado|estomago|barriga|panza|vientre|abdomen|tripas?|higado|rinon(?:es)?|vejiga|ovarios?|utero|testiculos?|ingle|caderas?|piernas?|muslos?|rodillas?|tobillos?|pies?|talon(?:es)?|huesos?|articulaciones|musculos?|piel|pulmon(?:es)?|corazon|cuerpo)';
const ILLNESSES =
  '(?:cancer|tumor(?:es)?|diabetes|leucemia|covid|vih|sida|lupus|epilepsia|alzheimer|parkinson|esclerosis|hepatitis|anemia|artritis|gastritis|ulcera|apendicitis|neumonia|bronquitis|asma|hipertension|infeccion|hernia|cirrosis|endometriosis|esquizofrenia|trastorno|demencia|depresion|enfermedad)';
const CARERS =
  '(?:doctor(?:a|es|as|cito|cita)?|dra?|medic[oa]s?|hospital|urgencias|emergencias|clinica|sanatorio|dentista|ginecolog[oa]|cardiolog[oa]|oncolog[oa]|dermatolog[oa]|neurolog[oa]|traumatolog[oa]|urolog[oa]|psiquiatra|pediatra|veterinari[oa]|especialista)';
const NAMED_DRUGS =
  '(?:antidepresi[vb]\\w*|antipsicotic\\w+|psicofarmac\\w+|farmacos?|somniferos?|benzodiacepin\\w+|anticoagulant\\w+|anticonvulsiv\\w+|antirretroviral\\w*|antihipertensiv\\w+|insulina|(?:qu|k)imio\\w*|radioterapia|inmunoterapia|hormonoterapia|(?:hemo)?dialisis|litio|ansiolitic\\w+|antibiotic\\w+|anticonceptiv\\w+|corticoides?|sertralina|fluoxetina|escitalopram|citalopram|paroxetina|venlafaxina|bupropion|duloxetina|clonazepam|rivotril|alprazolam|lorazepam|diazepam|quetiapina|olanzapina|risperidona|aripiprazol|clozapina|valproato|carbamazepina|lamotrigina|levetiracetam|ritalin\\w*|metilfenidato|concerta|metformina|ozempic|semaglutida|levotiroxina|eutirox|prednisona|morfina|tramadol|metadona|warfarina|sintrom|losartan|enalapril|estatinas|tamoxifeno|interferon|roacutan|isotretinoina|metotrexato|cortisona|misoprostol|mifepristona)';
const DRUGS =
  '(?:antidepresiv\\w+|medicament\\w+|(?:la|las|mi|mis|su|esa) medicinas?|medicacion|pastill(?:a|as)(?! de (?:chocolate|freno|jabon|menta))|pildoras?|tratamientos?|insulina|quimio\\w*|radioterapia|dialisis|dosis|anticonceptiv\\w+|litio|ansiolitic\\w+|antibiotic\\w+|hormonas|inyeccion(?:es)?|vacunas?|sertralina|fluoxetina|escitalopram|paroxetina|clonazepam|alprazolam|lorazepam|metformina|ibuprofeno|paracetamol|cortisona|corticoides|metotrexato)';

const URGENT = [
  `\\b(?:dol\\w+|duele\\w*|opresion|presion|oprime|punzad\\w+|apriet\\w+|quema\\w*|ardor|arde|hormigueo)(?: [a-z]+){0,5} pecho\\b|\\bpecho(?: [a-z]+){0,3} (?:duele|aprieta|apretado|oprim\\w+|arde)`,
  '\\bbrazo izquierdo\\b|\\binfarto\\b|\\bataque (?:al|de) corazon\\b|\\b(?:derrame|ictus|embolia|convulsion\\w*|convulsiona\\w*)\\b',
  '\\bfalta (?:mucho |un poco )?(?:el|de) aire\\b|\\b(?:no (?:puedo|puede|logro|consigo)|cuesta|dificultad para) respirar\\b|\\brespir\\w+ mal\\b|\\bme (?:estoy )?ahog(?:o|ando) al\\b|\\basfixi\\w+',
  '\\b(?:escupo|escupe|escupi|orin[oae]|vomit[oae]|tos[oe]|pierd[oe]|perd(?:i|io|iendo)|ech[oae]|sale|salio|mancho|hay|con|boto)(?: (?:[a-z]+ ){0,2}| )sangre\\b(?! (?:fria|azul|nueva))|\\bsangre (?:en|por|al) (?:la |el |mi |las )?(?:orina|heces|boca|nariz|toser|orinar|popo|saliva|evacuar|vomito|semen|pipi)|\\bsangr(?:o|a|ando|ado|ados)\\b|\\bhemorragia\\w*',
  '\\bdesmay\\w+|\\bperd(?:i|io|ido) (?:el conocimiento|la conciencia|la vision|la vista)\\b|\\binconsciente\\b(?= |$)(?! (?:colectivo))|\\bno (?:despierta|reacciona)$',
  `\\bno (?:me )?sient[oe] (?:(?:el|la|los|las|mi|mis|un|una|medio|media|parte) (?:de (?:mi|la|el) )?)*(?:lado|${PARTS.slice(3, -1)})\\b(?! que)|\\bno pued[oe] mover\\b|\\b(?:se me|se le) (?:durmio|duerme|paraliz\\w+|tuerce|torcio)\\b|\\bparalizad[oa] (?:el|la|medio)\\b`,
  '\\b(?:tome|trague|bebi|comi|tomo|trago|bebio|comio|ingeri|ingirio)(?: [a-z]+){0,3} (?:veneno|cloro|lejia|raticida|detergente|insecticida)\\b|\\b(?:sobredosis|envenen(?:e|o|ad[oa]|amiento)|intoxic\\w+)\\b|\\b(?:tome|me tome|trague|se tomo)(?: [a-z]+){0,2} (?:demasiad[oa]s?|much[oa]s|tod[oa]s?|de mas)(?: [a-z]+){0,3} (?:pastillas|medicamentos?|medicinas?|pildoras)',
  '\\bfiebre (?:muy )?(?:alta|de (?:39|4[0-9]))|\\b(?:hinch\\w+|cerr\\w+)(?: [a-z]+){0,3} (?:garganta|lengua)\\b|\\breaccion alergica\\b|\\bgolpe (?:fuerte )?en la cabeza\\b|\\bvision (?:doble|borrosa)\\b|\\bveo doble\\b',
];

const STRONG_PAIN = new RegExp(
  '\\bdolor(?:es)? (?:de [a-z]+ )?(?:muy |tan |bien |super )?(?:fuert\\w+|insoportabl\\w+|intens\\w+|terribl\\w+|horribl\\w+|subit\\w+|tremend\\w+)\\b|\\b(?:duele|duelen) (?:muchisimo|horrible|horrores|demasiado)\\b',
);
const HURTING =
  '(?:duel[ea]n?|dolio|dolia|doler|dolor(?:es|cito)?|molesti\\w+|punzad\\w+|ardor|arden?|hormigueo|entumecid\\w+|hinchad\\w+|hinchazon|inflamad\\w+|contractur\\w+|calambres?|comezon|pinchazos?)';
const PAINS = new RegExp(
  [
    `\\b${HURTING}(?: [a-z]+){0,5} ${PARTS}\\b|\\b${PARTS}(?: (?:me|le|se|no|muy|esta|tan|izquierd[oa]|derech[oa])){0,3} ${HURTING}\\b|\\b(?:late muy rapido|corazon acelerado|acelera el corazon)\\b`,
    '\\b(?:tengo|tiene|siento|siente|traigo) (?:un |una |unos |mucho |muchos |este |estos )?dolor(?:es|cito)?\\b|\\bme duele (?:mucho )?(?:aqui|todo)$',
  ].join('|'),
);
const SEEN_BY = new RegExp(
  `\\b(?:ir|voy|vaya|vamos|va|fuera|acud[oa]|acudir|llevo|llevar\\w*|llamo|llamar|consulto|consultar|visito|visitar|cita|hora|turno|necesito|necesita)(?: (?:ya|hoy|mejor|pronto|otra vez|de una vez))* (?:(?:al|a|con|en) )?(?:(?:el|la|un|una|mi|otro|otra) )?${CARERS}\\b`,
);
const SIGNS = new RegExp(
  [
    '\\b(?:bult(?:o|ito)s?|nodulos?|quistes?|tumor(?:es)?|ganglios?|miomas?|polipos?|verrugas?|sarpullido|ronchas?|hematomas?|moretones)\\b|\\bbolita (?:en|debajo)\\b|\\blunar (?:raro|nuevo|que|en)\\b',
    '\\b(?:fiebre|calentura)\\b(?! (?:al|a la|del|por|de (?:amor|sabado)))|\\b(?:me maree|me mareo|se marea|mareos?|maread[oa]|nauseas?|vomit[oae]\\w*|diarrea|escalofrios?|palpitaciones|taquicardia|arritmia|migranas?|ataques? de panico)\\b|\\b(?:tengo|tiene|siento|siente) (?:mucho |mucha )?(?:tos|vertigos?)\\b',
    `\\bque (?:enfermedad|mal|padecimiento)(?: [a-z]+){0,2} (?:tengo|tiene|padezco|padece|sera)\\b|\\bque (?:me|le) pasa (?:en|a) (?:mi|su|el|la) ${PARTS}|\\b(?:estoy|esta|estare|estara|anda|sigo|sigue) (?:muy |gravemente |algo )?enferm[oa]\\b(?! (?:de|por) (?:amor|celos|ti|el|ella))`,
    `\\b(?:tengo|tiene|tendre|tendra|tenga|padezco|padece|sera|es) (?:un |una |algun |alguna )?(?:posible |principio de )?${ILLNESSES.replace('cancer|', '')}\\b|\\b(?:tengo|tiene|tendre|tendra|tenga) (?:un )?cancer\\b|^(?:y )?(?:si )?(?:es|sera) (?:un )?(?:cancer|algo (?:grave|malo|maligno))$|\\bcancer de ${PARTS}`,
    `\\b(?:cur|mejor|empeor|agrav|san|super)[a-z]*(?: [a-z]+){0,4} (?:cancer|ansiedad|${ILLNESSES.slice(3, -1)})\\b|\\b(?:biopsia|mamografia|radiografia|tomografia|resonancia|ecografia|endoscopia|colonoscopia)\\b|\\banalisis (?:de sangre|clinicos|medicos)\\b|\\bmis analisis\\b|\\bdiagnostic(?:o|aron|ado|ada|an)\\b`,
  ].join('|'),
);

const DRUG_CHANGE = new RegExp(
  `\\b(?:dej|suspend|abandon|cort|quit|cambi|baj|sub|reduc|reduzc|aument|empez|empiez|empec|inici|comenz|comienz|tom|sig|segui|continu|retom|necesit|pong|poner|dobl|mezcl|debo|deberia|me conviene|vuelv|volv)[a-z]*(?: [a-z]+){0,5} ${DRUGS}\\b|\\bsin (?:(?:mi|mis|la|las|el|los|tomar) )*${DRUGS}\\b`,
);
const THERAPY = new RegExp(
  '\\b(?:dej|suspend|abandon|cambi|empez|empiez|empec|inici|comenz|comienz|sig|segui|continu|retom|ir|voy|vaya|fuera|necesit|vuelv|volv)[a-z]*(?: [a-z]+){0,4} (?:terapia|psicolog[oa]|terapeuta|psicoterapia|rehabilitacion)\\b',
);
const OPERATION = new RegExp(
  '\\b(?:me|le|se|lo|la|nos|les) (?:(?:van|va|vayan|quieren|tienen|que|debo|voy|a|debe|deben) )*oper(?:o|a|an|aran|en|e|ar|aron)\\b|\\boperar(?:me|se|lo|la|te)\\b|\\b(?:operacion|cirugia|quirofano|trasplante)\\b(?! (?:inmobiliaria|comercial|bancaria|financiera|de (?:venta|compra)))|\\b(?:me vacuno|vacunarme|vacunarl[oa])\\b',
);

// Whoever names a medicine, or tells that one was prescribed, asks about it.
const NAMED = new RegExp(
  `\\b${NAMED_DRUGS}\\b|\\b(?:recet|prescrib|prescrip|medic(?:ad[oa]|arme|aron))[a-z]*\\b|\\b(?:mis?|sus?|las?|los|el|este|ese|un) (?:medicinas?|medicamentos?|remedios|pastillas?|medicacion|tratamientos?)\\b(?! (?:de (?:belleza|chocolate|frenos?|menta|jabon)|para el (?:pelo|cabello)|facial|capilar))`,
);
const OF_TRADE =
  /\b(?:vend\w+|negocio|empresa|laboratorio|acciones|invert\w+|inversion|farmaceutic\w+|farmacia|bateri\w+|min(?:a|as|era|eria)|recetas? de (?:cocina|mi|la|postres?))\b|\breceta\b(?! medica)/;

// A pain of love, a doctor's work, a couple's therapy, a market: none is about a body.
const OF_THE_HEART =
  /\b(?:alma|amor|desamor|ruptura|rompimos|traicion|engano|separacion|despedida|ausencia|soledad|corazon roto|ex|extran\w+|me dejo|sin el|sin ella|sin ti|recuerd\w+|novi[oa]|pareja|marido|espos[oa])\b/;
const HURT_PARTS = new RegExp(`\\b${PARTS.replace('|corazon|cuerpo', '|cuerpo')}\\b`);
const FIGURES =
  /\b(?:pechos? a|de corazon|a brazo partido|dolor(?:es)? de cabeza (?:con|que me)|sangre fria|mala sangre)\b/g;
const OF_WORK =
  /\b(?:trabaj\w+|estudi\w+|carrera|facultad|universidad|vacante|entrevista|contrat\w+|plaza|residencia|practicas|bolsa|trading|cripto\w*|salir con)\b/;
const OF_A_COUPLE =
  /\bterapia de pareja\b|\b(?:pareja|marido|mujer|espos[oa]|novi[oa]) y yo\b|\bcon mi (?:pareja|marido|mujer|espos[oa]|novi[oa]) a terapia\b/;

const NOW = new RegExp(URGENT.join('|'));
const KIN =
  /\b(?:mis?|su|nuestr[oa]) (?:madre|mama|padre|papa|hij[oa]s?|herman[oa]s?|abuel[oa]s?|abuelit[oa]s?|espos[oa]|marido|mujer|pareja|novi[oa]|ti[oa]s?|suegr[oa]s?|bebe|nin[oa]s?|nen[ea]s?|amig[oa]s?|sobrin[oa]s?|niet[oa]s?|prim[oa]s?|cunad[oa]s?|vecin[oa]s?|perr[oa]s?|perrit[oa]|gat[oa]s?|gatit[oa]|jef[ea])\b/;

/** What a line asks about a body, and whether its words call for help at once. */
interface OfTheBody {
  kind: 'symptom' | 'treatment';
  urgent: boolean;
}

function hurts(line: string): boolean {
  return !OF_THE_HEART.test(line) || HURT_PARTS.test(line);
}

function isTreated(line: string): boolean {
  if (DRUG_CHANGE.test(line) || OPERATION.test(line)) return true;
  if (NAMED.test(line)) return !OF_TRADE.test(line);
  return THERAPY.test(line) && !OF_WORK.test(line) && !OF_A_COUPLE.test(line);
}

function isFelt(line: string): boolean {
  if (SIGNS.test(line) || (PAINS.test(line) && hurts(line))) return true;
  return SEEN_BY.test(line) && !OF_WORK.test(line);
}

/** Looks for a body in a line without accents or signs; null where the question has none. */
export function ofTheBody(line: string): OfTheBody | null {
  const plainly = line.replace(FIGURES, ' ');
  const urgent = NOW.test(plainly) || (STRONG_PAIN.test(plainly) && hurts(plainly));
  if (isTreated(plainly)) return { kind: 'treatment', urgent };
  return urgent || isFelt(plainly) ? { kind: 'symptom', urgent } : null;
}

/** Whether such a line asks to leave, begin or change a treatment. */
export function changesTreatment(line: string): boolean {
  return DRUG_CHANGE.test(line) || (OPERATION.test(line) && !/\boperad[oa]s?\b/.test(line));
}

/** Whether such a line speaks of a medicine or a treatment, whatever it asks. */
export function namesTreatment(line: string): boolean {
  const named = NAMED.test(line) || new RegExp(`\\b${DRUGS}\\b`).test(line);
  return named && !OF_TRADE.test(line);
}

/** Whether such a line is about somebody else's body. */
export function isOfKin(line: string): boolean {
  return KIN.test(line);
}
