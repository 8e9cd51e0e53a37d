import type { Rule } from './phrases.ts';

const KIN =
  '(mama|mami|mamita|mamá|madre|papa|papi|papito|padre|viejo|vieja|viejita|viejito|jefa|jefita|hijo|hija|hijos|hijas|hijito|hijita|nene|nena|bebé|niño|niña|hermano|hermana|hermanos|hermanito|hermanita|abuelo|abuela|abuelos|abuelito|abuelita|abue|abu|nono|nona|nana|nani|tata|yaya|yayo|tío|tía|tíos|primo|prima|sobrino|sobrina|nieto|nieta|suegro|suegra|cuñado|cuñada|esposo|esposa|marido|mujer|señora|pareja|novio|novia|prometido|prometida|compañero|compañera|amigo|amiga|amigos|amix|padrino|madrina|comadre|compadre|vecino|vecina|gemelo|gemela|mellizo|melliza|padrastro|madrastra|yerno|nuera|maestra|maestro|profesora|profesor|jefe|ex)';
const MINE = '(mi|mis|nuestro|nuestra|su|una|un|la|el|al)';
const MY_KIN = `${MINE} (querid(o|a) |mejor |única |único |propi(o|a) )?${KIN}`;

const DISEASE =
  '(cáncer|cancer|leucemia|linfoma|melanoma|mieloma|metástasis|tumor|tumores|tumorcito|alzheimer|alzhaimer|alsheimer|alzeimer|parkinson|parquinson|demencia|senil|esclerosis|ela|lupus|epilepsia|diabetes|diabétic(o|a)|seropositiv(o|a)|sida|esquizofrenia|esquizofrénic(o|a)|bipolar|bipolaridad|cirrosis|epoc|fibrosis|fibromialgia|parapléjic(o|a)|tetrapléjic(o|a)|alcoholismo|alcohólic(o|a)|adict(o|a)|adicciones|adicción|drogadict(o|a)|hepatitis|artritis|tuberculosis|huntington|crohn|duchenne|insuficiencia|aneurisma|en coma|coma inducido|renal|riñones|diálisis|trasplante|quimio*|kimio*|radioterapia|oncología|oncológic(o|a)|paliativ*|cardiopatía|enfermedad|enferm(o|a|ito|ita)|diagnóstico|postrad(o|a)|depresión|depresiv(o|a)|trastorno|marcapasos|prótesis)';
const STRUCK =
  '(infarto|derrame|ictus|acv|embolia|ataque cardíaco|hemorragia cerebral|paro cardíaco)';
const IN_CARE =
  '(internad(o|a)|hospitalizad(o|a)|ingresad(o|a)|entubad(o|a)|intubad(o|a)|uci|terapia intensiva|cuidados intensivos|uti|en el hospital|en la clínica|hospital|en coma)';

export const LOST_PREGNANCY: readonly Rule[] = [
  '(perdí|perdimos|perdió|perdieron|perder|perdido|perdiera|perdiendo) … (bebé|bebe|bebito|bebita|baby|embarazo|embaraso|gestación|nonato|mellizos|gemelos|angelito)',
  '(nacería|iba a nacer|hubiera nacido|habría nacido|cumpliría) … (bebé|hij(o|a))',
  '(perdí|perdimos|perdió|perder) … (semanas|meses de (embarazo|gestación))',
  '(pérdida|perdida|pérdidas|perdidas) (gestacional*|perinatal*|neonatal*|espontánea*|de (un|mi|el|nuestro|su|otro|dos) (embarazo|bebé)|del (embarazo|bebé)|de embarazo*)',
  '(tuve|tuvimos|tuvo|tenido|sufrí|tener) (ya )?(una|otra|dos|tres|varias|mi segunda|cuatro|mi tercera) (pérdida|perdida|pérdidas|perdidas)~(económic*|de dinero|de memoria)',
  'pérdida(s)? …… (embaraz*|otro bebé|arcoíris|semanas)',
  '(embaraz*|semanas) …… (pérdida|perdida|perdí|perdimos|se detuvo|no siguió|no prosperó|se interrumpió|no continuó)',
  'abort(o|os) (espontáneo*|natural*|retenido*|diferido*|involuntario*|incompleto|recurrente*|de repetición|a repetición|en curso)',
  '(naci(ó|eron|da|do)|nacer|parí|parto) … (sin vida|muert*|fallecid*|sin respirar)',
  'mortinat*|óbito|obito',
  '(muerte|murió|muerto) (fetal|intrauterina|perinatal|in útero|en (mi|el) (vientre|útero|panza|barriga))',
  '(sin|no (tenía|había|hay|tiene|tuvo|se (oía|escuchaba|encontraron))|ya no) … latid(o|os)',
  '(dejó|dejaron) de latir',
  '(embarazo|embaraso) (ectópico|anembrionari(o|ado)|anembrionico|molar|químico|bioquímico|interrumpido|perdido|detenido|fallido|que no (fue|llegó|pudo ser))',
  'legrado|legrados|huevo huero|saco vacío|raspado después|aspiración manual|ameu',
  '(no|nunca|jamás) (llegó a|pudo|alcanzó a|va a|iba a) nacer',
  '(bebé|hij(o|a)|angelito) … (no|nunca) (nació|nacid(o|a)|pudo nacer|conocí|llegó|llegué a conocer)',
  '(se me|se nos) (fue|vino|salió|murió|perdió) … (bebé|embarazo|angelito|semanas|panza|barriga|vientre)',
  'bebé(s)? (estrella|arcoíris|arcoiris|ángel|en el cielo|no nacid*)|angelito en el cielo|mamá de un ángel',
  '(murió|falleció|se fue|falleciera|muriera|se murió) … (bebé|recién nacid*)',
  'bebé … (murió|falleció|se fue|se murió|ya no está|muert*|fallecid*)',
  '(interrupción|interrumpir*) … (malformación|médica|inviable|terapéutica)',
  'malogr* … (embarazo|bebé)|(embarazo|bebé) … malogr*',
  { all: ['embaraz*|bebé', '(perdí|perdimos|perdió) (el|un|al|a mi|mi|uno|la|lo|otro)'] },
];

export const ABORTION: readonly Rule[] = [
  '<(quiere que|quieren que|pide que|piden que|dice que|dicen que|para que|a que|sugiere que)(aborté|abortó|abortaste|abortado|abortamos|abortaron)',
  '(me hice|me hicieron|me practiqué|me practicaron|me realicé|se hizo|hice|tuve|tuvo|tuvimos|tras|después de|después del|desde|desde el|del|por) (un |el |mi |su |ese |aquel |dos |tres )?aborto(s)?',
  '(mi|ese|aquel|su|del|el|un) aborto|aborto(s)? (voluntario|provocado|inducido|legal|clandestino|con pastillas|hace)',
  '(interrumpí|interrumpimos|interrumpió|interrumpido) …… (embarazo|gestación)',
  '(interrupción voluntaria|ive|ile) …… (hice|hace|secreto|culpa|tuve|años)',
  '(decidí|decidimos|elegí|resolvimos) … (no tenerlo|no tenerla|no seguir con (el|mi) embarazo|no tener al bebé|interrumpir*)',
  'me obligaron a abortar|me hicieron abortar|haber abortado|ir a abortar|fui a abortar|acompañé … abortar',
];

export const PREGNANCY_CHOICE: readonly Rule[] = [
  'abortar|aborto|abortarlo|abortaría|aborta|abortos|(quiere|quieren|pide|piden|dice|dicen|sugiere) que aborte',
  '(interrumpir*|interrumpo|terminar con|seguir con|continuar con|sigo con|continúo con|seguir adelante con) (el|mi|este|un|su) embarazo',
  '(embaraz*|prueba positiva|positivo|encinta|atraso) …… (no sé (si|qué)|tenerlo|tenerla|lo tengo o|la tengo o|no lo quiero|no quiero tener*|no (lo )?buscad*|no plane*|no deseado|me lo quedo|darlo en adopción|dar en adopción|no quiero ser)',
  '(tenerlo o no|lo tengo o no|tener o no (al|el|este) bebé|no quiero tener (este|al|el) (bebé|hijo)|embarazo no (deseado|planeado|buscado|esperado))',
  'misoprostol|mifepristona|cytotec|pastilla(s)? abortiv*|ive|ile',
];

/** What aborts and is no pregnancy. */
export const OTHER_ABORTS =
  '(abort* (la |el |este |ese |mi )?(misión|plan|proyecto|operación|viaje|despegue)|(es|soy|signo|somos|sea|era) (de )?cáncer|cáncer (y yo|con (aries|tauro|géminis|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis|cáncer)|ascendente))';

export const LONGING: readonly Rule[] = [
  'infertil*|fertilidad|esterilidad|estéril|in vitro|fiv|fecundación|inseminación|inseminar*|embrión|embriones|ovodonación|óvulo(s)? donad*|betaespera|beta espera|reproducción asistida|vientre subrogado|menopausia precoz|reserva ovárica|endometriosis|ovario(s)? poliquístic*',
  '(no (puedo|podemos|logro|logramos|consigo|conseguimos|he podido|pude|podré|podía|hemos podido|queda|quedo|llega|pude)|nunca (podré|pude|voy a poder)) …… (embaraz*|tener (un |otro )?(bebé|hijo*|familia)|ser (mamá|madre|papá|padre)|concebir|darle un hijo)',
  '(años|meses|tiempo|ciclos) (intentando|buscando|tratando|esperando|queriendo) …… (bebé|embaraz*|hij(o|a|os)|ser (mamá|madre|papá|padre|padres)|concebir|familia)',
  '(intentando|buscando|tratando de) … (embaraz*|ser (mamá|papá|madre|padre)|bebé|concebir) …… (años|meses|nada|no llega|no se da|otra vez|negativo)',
  '(bebé|hijo|embarazo) … (no llega|no viene|no se da|nunca llega|que no llega)',
  '(nunca|jamás) (seré|voy a ser) (mamá|madre|papá|padre)',
];

export const DYING: readonly Rule[] = [
  '(se )?(me |nos )?(está|estaba|están) (muriendo|apagando|agonizando|yendo poco a poco|por morir|a punto de morir|desahuciad*|en las últimas|grave y)',
  'agoniz*|agonía|paliativ*|desahuci*|eutanasia|muerte digna|muerte asistida|lecho de muerte|en fase terminal|etapa terminal|terminal|últimos días|última semana|su última navidad|desconect(ar|arlo|arla|amos|o|aron)|no le queda (mucho|nada)|le quedan? (poco|pocos|pocas|dos|tres|seis|unos|unas|semanas|meses|días)',
  {
    all: [KIN, '(despedirme|despedirnos|despido|despedida|decirle adiós)'],
    none: ['(aeropuerto|jubilación|soltera|soltero|trabajo|equipo|viaj*|beca|mud*|novi(o|a)|ex)'],
  },
  {
    all: [
      KIN,
      '(llegaré|llego|llegar) … (a tiempo|despedirme)',
      '(hospital|grave|enferm*|verl(o|a))',
    ],
  },
  { all: [KIN, '(está (muy )?grave|muy grave|en coma|no va a (pasar|salir))'] },
];

const HAS_DIED =
  '(murió|murieron|muriera|murió|muerto|muerta|muertos|muerte|fallec(ió|ieron|id(o|a|os)|imiento|er|io|iera)|falleció|fayecio|finad(o|a)|difunt(o|a|os)|se (me |nos )?(murió|mató|fue al cielo|suicidó|ahogó|quitó la vida)|se nos adelantó|se adelantó|trascendió|partió al cielo|descansa en paz|qepd|q e p d|ya no (está|esta|estaba|estará) (con|entre|aquí|conmigo|en este|físicamente|más|y)|dejó este mundo|perdió la vida|mataron|asesin(ato|aron))';

export const GRIEF: readonly Rule[] = [
  {
    all: [`${KIN} …… ${HAS_DIED}`],
    none: ['(risa|amor|ganas|celos|vergüenza|envidia) (de |por )?(mi|su)?$'],
  },
  `${HAS_DIED} …… ${KIN}`,
  `(perdí|perdimos|perdió|perder|perdido|perdieron|pérdida de|perdida de) (a )?(mi|mis|un|una|nuestro|nuestra|su|la) (querid(o|a) |mejor |únic(o|a) )?(mama|mami|mamá|madre|papa|papi|papá|padre|padres|viejo|vieja|hijo|hija|hijos|nene|nena|niño|niña|hermano|hermana|hermanito|abuelo|abuela|abuelos|abuelito|abuelita|tío|tía|primo|prima|sobrino|sobrina|nieto|nieta|suegro|suegra|cuñado|cuñada|esposo|esposa|marido|mujer|padrino|madrina|gemelo|gemela|ser querido|seres queridos)`,
  `(sin|desde que) ${MY_KIN}$`,
  `(desde que|cuando|hace _ _ que|hace _ que) (se (me |nos )?(fue|murió)|no está|ya no está|partió|falta|perdí|perdimos|murió|falleció) …… ${KIN}`,
  `desde que ${MY_KIN} (se fue|no está|ya no está|partió|murió|falleció|falta|nos dejó)`,
  `${MY_KIN} (que |ya )?(se (me |nos )?fue|partió|no está|nos dejó|me dejó) (hace|en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|de repente|sin avisar|para siempre|tan (pronto|joven)|en paz|con dios|por covid|por un|de un)`,
  'se (me |nos )fue mi (mamá|papá|madre|padre|viejo|vieja|abuelo|abuela|abuelito|abuelita|nona|nono|tata|yaya|hermano|hermana|hijo|hija|tío|tía|padrino|madrina)',
  `ya no (tengo|está|esta|estará) (a )?${MY_KIN}`,
  '(primer|primera|segunda) (navidad|cumpleaños|año nuevo|día de la madre|día del padre|aniversario) sin',
  '(luto|velorio|entierro|sepelio|funeral*|velatorio|cementerio|panteón|camposanto|lápida|novenario|cabo de año|misa de (difunto|muerto|nueve)|cenizas de|sus cenizas|las cenizas|urna|tanatorio|luctuos*|ofrenda|altar de muertos|día de muertos|esquela|exequias)',
  '(viud(a|o|ez)|enviud*|huérfan(o|a)|orfandad)',
  '(duelo|dueló)~(amoroso|de la ruptura|de (mi|la) (relación|ruptura|separación)|por (mi ex|la ruptura)|migratorio)',
  '(mensaje|señal|señales|comunic*|hablar|contact*|sueño|soñé|soñar|visita*|perdón|perdonó|perdonar*|dice|quiere decir*|escucha|escuchar*|orgullos(o|a)|ve) …… (muert(o|a|os)|fallecid*|difunt*|del más allá|desde el (cielo|más allá)|desde arriba|en el cielo|descans*)',
  `${KIN} …… (en el cielo|desde el (cielo|más allá)|desde arriba|descansa en|en paz|del más allá|otro plano)`,
  '(del|desde el|en el) más allá|otro plano|alma de (mi|mis)|espíritu de mi',
  `(extrañ(o|ar|ando)|hecho de menos|echo de menos|me hace falta|me falta) … (a )?(mi|mis) (mama|mami|mamá|madre|papa|papi|papá|padre|viejo|vieja|abuelo|abuela|abuelito|abuelita|abue|nona|nono|hermano|hermana|hijito|hijita|hijo|hija)`,
  'se quitó la vida|se suicidó|suicidio de mi|lo mataron|la mataron|lo asesinaron|la asesinaron|murió en un|ser querido (que|muerto|fallecido)|seres queridos que',
  '(la|su|esa|esta|tu) (muerte|partida|ausencia|pérdida) (de (él|ella|mi|nuestr*)|tan|me|nos|fue|repentina)',
  '(superar|llevar|aceptar|asimilar|procesar|sobrellevar|afrontar) … (muerte|pérdida|fallecimiento|partida|ausencia)',
  '(herencia|casa|cosas|ropa|cuarto|habitación|departamento|coche|carro|auto|taller|perfume|teléfono|número|ropero|voz|audios) (de|que (me )?dej(ó|aron)) … (difunt*|muert*|fallecid*|murió|falleció)',
];

/** What may die and is no person. */
export const NOT_DEAD =
  '(me (muero|moría|morí|moriría|estoy muriendo|voy a morir) (de|por) (risa|amor|ganas|hambre|frío|calor|vergüenza|miedo|sueño|curiosidad|nervios|pena|aburrimiento|verl(o|a)|saber)|(murió|muere|muerto|muerta|mata|mató|muriendo) (el|la|mi|nuestro|nuestra|de) (amor|relación|celular|teléfono|batería|compu*|coche|carro|auto|laptop|negocio|pasión|planta|chispa|deseo|ilusión|matrimonio|risa|proyecto|amistad|cansancio|sueño|hambre|aburrimiento|ganas|miedo|vergüenza)|(amor|relación|celular|teléfono|batería|coche|carro|auto|laptop|negocio|pasión|planta|plantas|matrimonio|proyecto|noviazgo|amistad|orquídea|cactus|computadora) (ya |se |me |nos |está |esta )#(murió|muerto|muerta|muriendo|falleció)|muerto(s)? de (risa|hambre|sueño|miedo|cansancio)|punto muerto|tiempo muerto|letra muerta|naturaleza muerta|enterrar el (pasado|hacha)|horas muertas|mosquita muerta|mar muerto|mi vida muerta)';

export const ILLNESS_OF_ANOTHER: readonly Rule[] = [
  `${KIN} …… ${DISEASE}`,
  `${DISEASE} …… (de|a|en|del|tiene|para) (mi|mis|nuestr(o|a)|su|un|una|la|el) ${KIN}`,
  `${KIN} …… ${IN_CARE}`,
  `${IN_CARE} …… ${MY_KIN}`,
  `(a mi|a mis|mi|a su) ${KIN} …… (diagnostic*|le (detectaron|encontraron|descubrieron|salió|vieron)|operad(o|a)|desvaría|ya no (me )?(reconoce|recuerda|camina|habla|come)|no me reconoce|se (le )?olvida)`,
  `(diagnostic*|detectaron|encontraron|descubrieron) …… ${MY_KIN}`,
  `le (diagnostic*|detectaron|encontraron|descubrieron|dio|dieron) …… ${DISEASE}`,
  `(mi|a mi|su|de mi) ${KIN} …… (después|tras|desde|tuvo|sufrió|recuper*|hace|secuelas|rehabilit*|quedó) …… ${STRUCK}`,
  `${KIN} …… ${STRUCK} …… (hace|mes*|año*|seman*|desde|recuper*|rehabilit*|secuela*|quedó|uci|internad*|hospital*|no (puede|volvió)|terapia|cómo (lo|la) (ayudo|acompaño)|pasado|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`,
  `(hace|desde|después del|tras el|tuvo un|sufrió un) …… ${STRUCK} …… ${KIN}`,
];

export const OWN_ILLNESS: readonly Rule[] = [
  `(me|nos) (diagnostic*|detectaron|encontraron|descubrieron|dijeron que tengo|confirmaron) …… ${DISEASE}`,
  `(me|nos) (diagnosticaron|han diagnosticado|detectaron|desahuciaron)`,
  `(mi|mis|este|esta) (cáncer|leucemia|linfoma|tumor|lupus|esclerosis|diabetes|epilepsia|parkinson|seropositivo|bipolaridad|esquizofrenia|fibromialgia|enfermedad|diagnóstico|metástasis|quimio*|crohn|endometriosis|discapacidad|diálisis|trastorno|recaída)`,
  `(vivo|convivo|vivir|lidiar|lidio|lucho|luchando|sigo|batallo) (con|contra) (un |una |el |la |mi )?${DISEASE}`,
  `(soy|estoy) (bipolar|diabétic(o|a)|epiléptic(o|a)|seropositiv(o|a)|en (quimio*|remisión|diálisis|tratamiento (de|por|contra) ${DISEASE}))`,
  `tengo (un )?(cáncer|leucemia|linfoma|lupus|esclerosis|parkinson|seropositivo|esquizofrenia|fibromialgia|metástasis|endometriosis|epilepsia) (y|de|desde|hace|en|terminal|etapa|con|pero|avanzad*)`,
  `(recaída|recaí|volvió|regresó|remisión|sobreviví|superviviente|vencí|terminé) …… (cáncer|quimio*|leucemia|tumor|linfoma)`,
];

export const DISABILITY: readonly Rule[] = [
  '(autismo|autista|autistas|asperger|tdah|espectro autista|síndrome de down|con down|discapacidad|discapacitad(o|a)|sord(o|a) de nacimiento|dislexia|parálisis cerebral|neurodiverg*|silla de ruedas)',
];

export const CARING: readonly Rule[] = [
  `(cuid(o|ar|ando|amos|é|arl(o|a|e|os)|ándol(o|a)|ado)|atiend(o|er|erl(o|a))|atendiendo|baño|hacerme cargo|me hago cargo|hago cargo|a cargo|al cuidado|me encargo|encargarme|me ocupo|me toca|ver por|velar por) (sol(o|a) |yo |siempre |ya |mucho |a |de |la |los |del |al |por |y |todo |años |desde |hace )#${MINE} (mama|mami|mamá|mamita|madre|papa|papá|papi|padre|padres|papás|viejo|vieja|viejos|abuelo|abuela|abuelos|abuelito|abuelita|nona|nono|tío|tía|suegro|suegra|suegros|esposo|esposa|marido|hermano|hermana|mujer|señor mayor|persona mayor|enferm(o|a)|hij(o|a) (con|enferm*|discapac*|especial|autista))`,
  '(me canso|me canse|cansarme|harta|harto|agotad(o|a)) de (cuidar|atender|lidiar)',
  '(cuidador|cuidadora|cuidadores|cuidadoras)~(de (perros|niños|mascotas))',
  `(residencia|asilo|geriátrico|hogar de ancianos|casa de reposo|casa de retiro|ancianato|centro de día|estancia)~(permanente|legal|fiscal) …… (mama|mamá|madre|papa|papá|padre|abuel(o|a)|suegr(o|a)|tí(o|a)|ella|él|espos(o|a)|marido)`,
  `(mama|mamá|madre|papa|papá|padre|abuel(o|a)|suegr(o|a)|marido|espos(o|a)) …… (a |en )(un |una |la |el )?(residencia|asilo|geriátrico|hogar de ancianos|casa de reposo|ancianato|centro de día)`,
  `(depende|dependen|dependiente) … (de mí|para todo|totalmente) …… ${KIN}|${KIN} …… (depende|dependen) (de mí|de mi|para todo|totalmente)`,
  `(cansad(o|a)|agotad(o|a)|agotamiento|culpa|no puedo más|ya no puedo|no doy más|quemad(o|a)|harta|harto|rendid(o|a)) …… (cuid*|atender*|encargarme|hacerme cargo) …… ${KIN}`,
  `(cuid(o|ar|ando|arl(o|a))|atender*|atiendo) …… (cansad(o|a)|agotad(o|a)|agotamiento|culpa|no puedo más|ya no puedo|no doy más|quemad(o|a)|harta|harto|rendid(o|a)|nadie me ayuda|mis hermanos no)`,
  `mis herman(o|a)s no (me )?(ayud*|apoyan|cuidan|visitan|aparecen|quieren ayudar) …… (mama|mamá|madre|papa|papá|padre|abuel(o|a)|padres)`,
  `(renunci*|dejar (mi|el) trabajo|dejo (mi|el) trabajo) … (para|por) (cuidar|atender) …… ${KIN}`,
  '(postrad(o|a)|encamad(o|a)|pañales de (mi|un) (mamá|papá|madre|padre|abuel(o|a)))',
];
