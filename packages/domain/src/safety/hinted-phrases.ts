import { ANYBODY, CHILD, CLOSE, MINOR_AGE, SUBJECT_MATTER } from './crisis-words.ts';
import { I_AM_YOUNG } from './danger-phrases.ts';
import type { Rule } from './phrases.ts';

const MEANS =
  '(frasco|pastillas|pepas|soga|cuerda|navaja|cuchilla|pistola|escopeta|arma|revólver|viga|puente|balcón|vías|azotea|veneno|raticida|cinturón|barranco|precipicio)';
const RELIEF =
  '(solución|salida|alivio|tentación|tienta|descanso|descansar|acabar*|acabo|terminar*|más fácil|saltar|salto|tirarme|usarl(a|o)|tomármel(a|o|as|os)|ahí está|me (llama|llaman|jala|jalan|atrae|atraen|invita)|llamándome|dejar de (sufrir|sentir)|paz|se acabaría|un segundo)';
const NOT_THE_LAST =
  '(boda|viaj*|mud*|cita|examen|cirugía|operación|fiesta|vacaciones|trabaj*|oficina|empresa|negocio|cumpleaños|navidad|intercambio|graduación|mudanza|novela)';
const I_WILL =
  '(voy a|vamos a|quiero|pienso|quisiera|juro que voy a|tengo ganas de|dan ganas de|vas a ver que voy a)';
const FRIGHTENS = '(dice|dijo|amenaza|amenazó|jura|juró|advierte|advirtió|repite|me grita)';
const GUN = '(pistola|escopeta|arma|revólver|rifle|machete|cuchillo|navaja|fierro|cuete)';

const THEIR_MEANS =
  '(tiene|guarda|esconde|compró|escondió|encontré|hallé|le (encontré|hallé|quité)) (_ ){0,3}(soga|cuerda|pastillas|veneno|navaja|pistola|cuchilla(s)?)';

/** Ties that are cut, places that should have been one's own, and things put in order. */
const LETTING_GO: readonly Rule[] = [
  '(no|nada|nadie|ya nada|ya nadie) (encuentro |hay |tengo |queda |me queda |existe |ya )#(nada |algo |nadie )?(que )?(me )?(ate|ata|amarr(a|e)|aferr(a|e)|reten(ga)|retiene|detiene|detenga|sosti(ene|enga)|ancl(a|e)|un(e|a)) (ya )?(a|en) (este mundo|esta vida|la vida|vivir|la tierra|seguir)',
  '(debí|debía|tendría que|tenía que|debería|merecía) (haber )?(ser|sido|estar|estado|morir|muerto) yo …… (mur*|falle*|tumba|ataúd|enterr*|accidente)|yo (quien|el que|la que) (debí(a)?|debería|tenía que|tendría que|merecía) (haber )?(mor*|muert*|ido|irme|estar ahí)',
  '(conviene|iría|vendría|haría|estarían|estaría|vivirían|sería|resulta) (más|mejor|bien|un bien) …… (yo )?(ya )?no (esté|estar|exista|estuviera|viva|existiera)~(en (casa|la oficina)|con (él|ella)|de (acuerdo|viaje)|tan|junto*)',
  {
    all: [
      '(dej(o|é|ando)|pongo|poniendo|puse|arregl(é|ando)|organiz(é|ando)|orden(é|ando)) (ya )?(todo|mis (cosas|papeles|cuentas|asuntos)) (en orden|list(o|as)|arreglad(o|as)|pagad(o|as)|resuelt(o|as))',
      '(para irme|perdón*|despid*|despedi*|no esté|adiós|para que no batallen|no sufran|partir)',
    ],
    none: [NOT_THE_LAST],
  },
  '(me (imagino|visualizo)|imaginarme|imagino que (ya )?estoy|fantaseo con estar) (ya )?(muert|colgad|enterrad|sin vida|en (un|mi) (ataúd|funeral|caja))(o|a)?~(de (risa|pena|vergüenza|miedo|amor))|(alivio|paz|calma|consuela|tranquiliza|alegra) … (pensar|imaginar|saber) … (mi (muerte|entierro|funeral)|que (me (voy a morir|moriré|muero)|un día moriré|puedo (irme|morir|matarme)))',
  'que se (haga|vaya a hacer|pueda hacer|quiera hacer|haya hecho|hiciera) (algo|daño|una (tontería|locura|barbaridad|estupidez)|algo (malo|feo))~(en el (pelo|cabello)|tarde|bonito)',
  '(mañana|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)|esta noche|la próxima semana|para (navidad|mi cumpleaños)) (yo )?(ya )?no (amanezco|despierto|existo|existiré|amaneceré|despertaré|voy a (amanecer|despertar|existir|estar viv(o|a))|estaré (viv(o|a)|aquí$|en este mundo))',
  {
    all: [
      '(el gas|gas de la|monóxido|humo del|veneno|raticida|cloro|insulina|la soga|la horca|una bala|un tiro|el cianuro|la lejía|pastillas) … (mata|matan|duele|duelen|duerme|duermen|sufre)',
      '(rápid(o|a)|lent(o|a)|sin dolor|persona|uno|pronto|mucho|tarda|sufr*|humano|de golpe|seguro)',
    ],
    none: ['(cucaracha*|hormiga*|rata(s)?|ratones|moho|gérmenes|bacterias|hierba(s)?|plaga*)'],
  },
  '(me (quiero|voy a|podría|puedo|dan ganas de|gustaría|provoca) |ganas de |quiero |pienso en )(hacer(me)? (mucho )?daño|lastimar(me)?|castigarme (el cuerpo|con)|herir(me)?|golpearme|cortarme)~(el|la|a (él|ella|mi|nadie|los|las)|las puntas|pelo|fleco|en el (gym|juego))|me (golpeo|pego|doy) (golpes )?(en )?(la cabeza|la cara|la frente|cabezazos|puñetazos) (contra|con|en|cuando|a propósito|de|yo)~(la puerta por)|me (arranco|quemo|pincho|muerdo) (el pelo|la piel|los brazos|las uñas hasta) (cuando|para|hasta|de|y)',
  '(esta|este|es) (es )?(mi|la) última (tirada|lectura|consulta|carta|navidad|noche) (antes de|de mi vida|en (esta|la) vida|que)~(año|mes|me (mude|vaya a))|(pensamientos|ideas) (oscur|feos|fea|malos|mala|negr|intrusiv|horribles|raros)(os|as|a|o)? (de|sobre|con) (hacerme|lastimarme|morir|mi vida|no (estar|existir)|quitarme|mi propia)',
  {
    all: [
      '(escrib(o|í|iendo|ir)|hag(o|a)|haciendo|hice|dejé) (_ )?testamento',
      '(ya no (voy a )?est*|me voy|poco tiempo aquí|despid*|no aguanto|cansad(o|a)|esta vida)',
    ],
    none: ['(notari(o|a)|abogad(o|a)|herencia|casa|viaj*|oficina)'],
  },
  '(gustaría|quisiera|ojalá|deseo|espero|prefiero|preferiría|quiero) que (alguien |un _ |el _ |ya )?me (atropelle|atropellen|atropellara|atropellaran|mat(e|en|ara|aran)|dispar(e|en|ara|aran)|aplast(e|ara)|enterr(aran)|entierren)~(a (besos|preguntas|cosquillas)|de (risa|amor))',
  {
    all: [
      `mi (_ )?(${CLOSE}|${CHILD}|amig(o|a)|alumn(o|a)|roomie|compañer(o|a))`,
      THEIR_MEANS,
      '(ya no (aguanta|puede|quiere)|no quiere (vivir|seguir)|triste|depri*|llora|despid*|cansad(o|a)|escond*|debajo|preocup*|miedo)',
    ],
    none: ['(cacería|pesca|camping|receta|saltar la|brincar la|colección|policía)'],
  },
  '(me (quiero|voy a|dan ganas de|quisiera)|quiero|ganas de) cortar(me)?( yo| otra vez| de nuevo| hoy| para (sentir|calmar)*|$)',
  '(bajo|debajo del|dentro del) (el )?agua …… (morir*|termin*|acab*|sin aire|ahog*|desmay*)~(buceo|apnea|snorkel)|(irse|irme|partir|morir|marcharse|marcharme|muerte) por (decisión|mano|voluntad|cuenta) propia|por (mi|su) propia mano|por mano propia',
  '(da igual|da lo mismo|es indiferente) (amanecer|despertar|seguir viv(o|a)|vivir|morir)~(con|en|aquí|tarde|temprano|sol(o|a))|(no|ya no) (me )?(quiero|quisiera) (levantar|parar|despertar)(me)? (nunca|jamás)|(quiero|necesito|ojalá|deseo) que todo (se )?(acabe|termine|acabara|terminara)$',
  '(lindo|mejor|bueno|bonito|fácil|justo) (hubiera|habría|hubiese|sería|fuera) (sido )?no (haber )?(nacido|nacer|existir|existido|despertar)|si (yo )?me (fuera|voy|muriera|muero|marcho) (para|pa) siempre~(a|de (aquí|esta casa|la ciudad))',
  '(pido perdón|perdón|perdónenme|lo siento) (a )?(todos|mis hij(o|a|os|as)|mi (familia|mamá|madre|gente)) … (ya no (puedo|aguanto|doy)|no aguanto|me rindo|hasta aquí (llego|llegué))',
  {
    all: [
      '(dejé|dejo|dejando|escribí|anoté) (ya )?(las |mis |todas las )?(instrucciones|indicaciones|contraseñas|claves) …… (me (vaya|haya ido|muera)|no esté|falte)',
    ],
    none: [NOT_THE_LAST],
  },
  'se (encierra|encerró|metió|fue) (_ ){0,4}con (una |un |la |el |unas |las )?(soga|cuerda|pastillas|navaja|cuchillo|pistola|arma|cuchilla|cúter|veneno)',
  '(ojalá|quisiera|deseo|espero|pido) (que )?(el|un|este|la|una) (cáncer|infarto|virus|enfermedad|tumor|accidente|rayo|covid|coma|derrame) (_ )?me (lleve|llevara|mate|matara|acabe|consuma)|(mejor|ya|hoy|mañana|quiero) me (elimino|extingo|desaparezco|quito de en)~(de (la app|instagram|las redes|facebook)|del (grupo|chat))',
  'adiós a (todos |todas )?(los|las) que (me|alguna vez) … (quisieron|amaron|quieren|aman)|(lanzar|tirar|aventar|arrojar|botar)(me|se) (al|en el|a la|a las|al fondo del|desde (el|lo)) (río|mar|lago|canal|pozo|abismo|fondo|presa|cascada|aguas heladas|más alto)~(a (nadar|bucear)|en verano|con (mis|los)|de vacaciones)|(planeando|planeo|planear|planifico|preparando|preparo|organizando) (ya )?mi (final|fin|muerte|partida|último (día|adiós)|adiós)~(de (semana|curso|año)|feliz|de la empresa)',
];

/** Danger from oneself said by halves: two hints that weigh together and not alone. */
export const HINTED_SELF_HARM: readonly Rule[] = [
  ...LETTING_GO,
  {
    all: [
      `(mir(o|ando|aba)|veo|pienso (en|mucho en)|pensando en|acaricio|imagino|me asomo|asomarme|asomad(o|a)|parad(o|a) en|sentad(o|a) en|paso por|cruzo|tengo|camino|espero) … ${MEANS}`,
      RELIEF,
    ],
    none: [SUBJECT_MATTER, '(mudanza|receta|médico|doctor(a)?|foto(s)?|camping|defensa personal)'],
  },
  '(se me (quit(ó|aron)|fue|fueron|acab(ó|aron)|apag(ó|aron)|muri(ó|eron))|perdí|no me queda(n)?|(ya )?no tengo|me falta(n)?|no siento) (el |la |las |los |ya )#(deseo|ganas|ilusión|voluntad|motivación|apetito|instinto) (de|para|por) (estar (en (esta|este)|viv(o|a))|vivir|seguir (viv*|en este mundo|con vida)|existir|respirar|la vida$)~(en|con|aquí|juntos|sola|solo|acá|ahí|lejos|bajo)',
  '(cansad|hart|agotad|aburrid|fastidiad)(it(o|a)|ísim(o|a)) (ya )?(de|con) (vivir|viviendo|la vida|esta vida|existir|respirar|estar viv(o|a))~(con|en|aquí|sola|solo|juntos)',
  '(por qué|para qué) (sigo|estoy|vine|me tienen|existo) (aquí |acá |a este mundo |en este mundo )?… (si|cuando) (nadie|no) (me (quiere|ama|necesita|extraña|soporta)|le importo|sirvo|valgo)|mejor me (voy|iré|largo|marcho) (ya )?(pa |para )siempre~(de (esta casa|la ciudad|aquí a|mi trabajo)|a)',
  {
    all: [
      '(tendría que|debí|debería|ojalá|tuve que|tenía que|hubiera preferido|prefería) (haber(me)?|hubiera|me hubiera|ser|irme) (yo )?(quedado|ido|sido|tocado|muerto)? ?(yo|a mí)?',
      '(no (ella|él|ellos|mi|mis)|en (su|lugar|vez))',
      '(choque|accidente|funeral|cáncer|tumba|muri(ó|eron)|muert(e|o|a)|incendio|enterr*|hospital)',
    ],
  },
  {
    all: [
      '(nadie|ninguno) (_ ){0,3}(notar*|notaba|sentir*|echar*|extrañar*|llorar*|cuenta|darse)',
      '(mi ausencia|mi muerte|mi falta|si (me voy|me fuera|falto|no estoy|desaparezco|no vuelvo)|de menos)',
      '(gastos|carga|estorb*|mejor|descans*|vivir|para siempre|mundo|cansad*|desaparec*|muer*|problema*|ahorr*|libre*)',
    ],
    none: [NOT_THE_LAST],
  },
  {
    all: [
      '(dejé|dejo|dejaré|escribí|preparé|escribiendo|dejando|grabé) (ya )?(un |una |unos |unas |las |los |mis )?(sobre(s)?|carta(s)?|nota(s)?|video(s)?|audio(s)?) (a|para) (cada (un(o|a)|quien)|mis hij*|todos|mi familia|mi (mamá|madre|papá|padre|esposa|hermana)|los míos)',
      '(después|cuando (ya )?no|abr(an|irlo|irla|irlos)|encuentren|entiendan|perdon*|despedi*|me (habré ido|voy))',
    ],
    none: [NOT_THE_LAST],
  },
  {
    all: [
      '(subió|trepó|se subió|está|estaba|se fue|se metió|me subí|subí) (_ ){0,3}(azotea|puente|techo|vías|balcón|barandal|barda|torre|cornisa|antena)',
      '(no baj*|saltar|salta|tir(a|ar|arse|arme|ó)|lanz*|despid*|no quiere vivir|viv(o|a)$|adiós)',
    ],
    none: ['(gat(o|a|ito)|perr(o|a)|albañil|tinaco|foto(s)?|fuegos|reparar|señal)'],
  },
  '(soy|me siento|siento que soy|solo soy|no soy más que) (un |una |puro |solo )?(peso( muerto)?|carga|estorbo|lastre|parásito|gasto|basura|cero a la izquierda|desperdicio|error) …… (seguro|sin mí|mejor sin|alivi*|descans*|desaparec*|no (estuviera|existiera)|irme|muert(o|a)$|librar*|se acabe|cobrar*)|(valgo|serviría|sirvo) más muert(o|a)',
  '(quien(es)?|los|las|a los|gente|personas|el|la) que se (quita|quitan|quitaron|arrebatan) la vida',
  {
    all: [
      '(ya )?(puse|tengo|escogí|elegí|decidí|fijé|está) (ya )?(la |una |el |mi )?(fecha|día|hora|lugar|decisión)',
      '(del otro lado|al otro lado|más allá|luz al final|descansar (por fin|ya|de todo)|despedirme de (todos|mis)|mi (final|partida|muerte)|morir|morirme|dejar(é)? de sufrir|voy a descansar|perdónenme)',
    ],
    none: [NOT_THE_LAST],
  },
];

/** Flight, bodies taken without consent, and threats as they are spoken. */
const HALF_TOLD: readonly Rule[] = [
  {
    all: [
      `(mi|el) (_ )?${CLOSE}|(él|ella)|me (encierra|esconde|quita)`,
      'para que (yo )?(ya )?no (salga|me (escape|vaya)|pida ayuda|denuncie|pueda (irme|salir|llamar|hablar)|hable con (nadie|mi)|vea a (nadie|mi)|llame a)',
    ],
    none: ['(lluvia|frío|perr(o|a)|gat(o|a)|virus|enferm*|covid|rebaja)'],
  },
  `(escap(o|ar|arme|amos)|huyo|huir|huimos|librarme|me libro|salvarme|me salvo|protegerme|me protejo|esconderme|me escondo|me alejo|alejarme|dejar|dejo|salir|irme|me voy) (a |de |lejos de )?(mi|este|ese) (marido|espos(o|a)|pareja|padrastro|novi(o|a)|papá|padre|ex|hombre|exmarido|exnovio|hijo) …… (sin que (me|nos|él|se) (_ )?(encuentre|mate|pegue|busque|siga|haga|dañe|entere y|lastime|alcance)|me (va a )?(encuentra|encontr*|mata|matar|busca|golpe*)|a salvo|con vida|viva)`,
  {
    all: [
      `(mi|un|el) (_ )?${ANYBODY}|él|ellos|se (metió|coló)`,
      'se (metió|mete|metía|coló|acostó|subió|metieron) (desnud(o|a) |borracho )?(a|en|conmigo en|encima de) mi (cama|cuarto|baño|ducha|recámara|habitación|pieza) (anoche|ayer|de (madrugada|noche)|a escondidas|sin (permiso|avisar|preguntar)|desnud*|borracho|y me|mientras|cuando (yo )?dorm*)',
    ],
    none: ['(perr(o|a|ito)|gat(o|a|ito)|bebé|mi hij(o|a|ito|ita)|ratón|serpiente|rayo)'],
  },
  {
    all: [
      'se (aprovech(ó|aron|aba|a)|propas(ó|aron|aba|a)|sobrepas(ó|aron|aba|a)) (de|con) (mí|conmigo|ella|él|mi (hij|herman|amig|prim|sobrin|niet|niñ)*)|se (propasó|sobrepasó|propasa|propasaba) conmigo',
      '(borrach|dorm|drog|tomad|ebri|inconsciente|niñ|chic|pequeñ|fiesta|cama|noche|cuerpo|propas|sobrepas|años|jefe|tío|primo)*',
    ],
    none: ['(dinero|préstamo|herencia|confianza|buena|bondad|trabajo en equipo|negocio)'],
  },
  {
    all: [
      `${I_AM_YOUNG}|mi(s)? ${CHILD}|voy en`,
      '(mand(a|ó|an|aron)|enseñ(a|ó)|muestra|mostró|env(ía|ió)|sac(a|ó)|hac(e|ía) (ver|tocar)) (_ ){0,3}((de )?(su|sus) (cosa|partes|pene|pito|miembro|verga|pilín|pajarito|desnud*)|porno*|cosas (sexuales|cochinas|de adultos))',
    ],
  },
  `(le|les|lo|la) ${I_WILL} (cortar|rajar|marcar|rebanar|arrancar) (la cara|el cuello|los dedos|los frenos|la lengua|las manos|los huevos|el pescuezo|la garganta|en pedazos)|(cortarle|cortarles|rajarle|rebanarle|arrancarle) (la cara|el cuello|los (dedos|frenos|huevos|ojos)|la (lengua|garganta|cabeza)|las manos)`,
  '(tengo|conseguí|compré|preparé|guardo) (ya )?(el|un|la|una|todo el) (veneno|raticida|cianuro|matarratas|ácido|arma|pistola|cuchillo|soga) (list(o|a) |preparad(o|a) |comprad(o|a) |guardad(o|a) |ya )?para (mi|el|la|ese|esa|él|ella|ellos|mis) _~(ratas)',
  {
    all: [
      '(amanecer|amanecerá|amanece|aparecer|aparecerá|aparece|terminar(á)?|acabar(á)?) (muert(a|o|os|as)|en una (zanja|bolsa)|flotando|bajo tierra|en el (panteón|cementerio|hospital)|enterrad(a|o))',
      '(lo juro|yo mism(o|a)|me encargo|ya verá(n)?|por mi cuenta|palabra|me la(s)? (va a )?paga*|es(e|a) (mujer|hombre|tipo|tipa|maldit*|desgraciad*|perr*|infeliz))',
    ],
    none: [SUBJECT_MATTER],
  },
  {
    all: [
      `(mi|un|una|el) ${CLOSE} … me (mordió|muerde|pellizc(a|ó)|quem(a|ó)|escup(e|ió)|empuj(a|ó)|jal(a|ó)|arañ(a|ó)|rasguñ(a|ó)|sacud(e|ió)|zarande(a|ó)|piso(tea|teó)|arrastr(a|ó)|asfixi(a|ó)|amorda(za|zó))( (cuando|porque|y|si|con|hasta|del|por|en|la (cara|mano|pierna|boca|espalda|oreja)|el (brazo|cuello|labio|pecho)|los brazos|fuerte|ayer|anoche)|$)~(el (columpio|carrito)|a (ser|estudiar|salir|mejorar|seguir|bailar)|la (comida|cena))`,
    ],
    none: ['(tiene|de|con) _ (años|añitos|meses)|jueg(a|o|an|ando)|bebé'],
  },
  `(mi|un|el) (${CLOSE}|vecino|profe|maestro|cura|señor) … me (pide|pidió|obliga|hace|hizo|dice|dijo|pedía|hacía) (que |a )?(lo|le|la) (toque|tocara|tocar*|agarre|agarrara|bese|besara|sobe|sobara|chup*)~(el|una|a (mi|la puerta)|la (guitarra|puerta))`,
  '(me|nos) (quieren|van a|obligan a|pretenden) (casar|vender|entregar|prostituir)(me|nos)? (con|a la fuerza|por dinero|a un|a)',
  '(me|le|la|nos|les) (tumbó|tiró|voló|aflojó|botó|bajó|sacó) (un |dos |tres |los |unos |el |de un golpe )#(diente(s)?)~(de leche)|(aguant|soport)(o|a|ando|é|amos|ar) (ya )?(sus|los|tantos|puros|tus) (golpes|maltratos|madrazos|palizas|golpizas)~(de la vida)|si no (soy|es|eres|fui|vuelvo) (de él|mí(a|o)|con él|conmigo|su(ya|yo)|de ella) no (soy|es|será|eres|serás|seré|voy a ser) (de|con) (nadie|ning*|otr(o|a))',
  {
    all: [
      '(me (castiga|grita|insulta|amenaza|golpea|encierra|empuja)|me da miedo)',
      '(si no (contesto|le contesto|respondo)|si (tardo|me tardo|salgo)|videollamada|ubicación|gps|comprobar|rastre(a|o)|me cuenta los minutos)',
      '(no (puedo|me deja)|me (vigila|controla|manda|obliga|revisa|rastrea|sigue))',
    ],
    none: ['(jef(e|a)|trabajo|cliente*)'],
  },
  '(metió|mete|metía|metieron|pasó|puso|deslizó) (la|las|su|sus) mano(s)? (bajo|debajo|por debajo|dentro|entre|por|en) (de )?(la|el|mi|mis|las|los) (falda|pantal*|blusa|ropa|piernas|vestido|calz*|short|escote|pecho*|nalga*|entrepierna)|(no (paró|para|se detuvo|se detiene|me hizo caso|le importó)|siguió) (aunque|a pesar de que|mientras|y) (yo )?(le |me )?(llor*|rog*|pedía|pedí|dije|decía|suplic*)',
  '(voy a|quiero|pienso|planeo|puedo|vamos a|quisiera) (envenenar|intoxicar|ponerle veneno|echarle veneno|ponerle algo en la (comida|bebida))~(la relación|el ambiente|a la(s)? rata(s)?|las rata(s)?|mi (cuerpo|mente))|(le|les) (quemo|quemaré|incendio|incendiaré) (a |la |el |su )#(casa|coche|carro|moto|negocio|local|auto|cara)|((lo|la) (empujo|empujé|tiro|aviento|lanzo|arrojo|voy a (empujar|tirar|aventar))|(empujar|tirar|aventar|lanzar|arrojar)(lo|la)) (por|de|desde|al|a|del) (las |la |el |un |una )?(escaleras|balcón|ventana|azotea|puente|tren|metro|vía(s)?|barranco|precipicio)',
  {
    all: [
      '(ex|exnovi(o|a)|exmarido|expareja|acosador|él|vecino|desconocido)',
      '(viene|va|aparece|llega|se presenta|me busca|entra) (a|en|hasta|afuera de|fuera de) mi (trabajo|casa|escuela|oficina|portal)',
      '(gritar*|insult*|amenaz*|golpe*|escándalo|acosa|miedo|borrach*|a la fuerza)',
    ],
    none: ['(sueños|soñé|serenata|fiesta)'],
  },
  '(vivo|estoy|he sido|fui|soy|sigo|estaba|vivimos) (siempre |muy |siendo )?(amenazad|aterrorizad|golpead|maltratad|agredid|violentad|intimidad|acosad)(a|o|as|os) (por|de)~(la vida|el destino|mis (miedos|deudas|pensamientos)|la crisis|deudas|un despido)',
  'me (besó|besaron|besaba|agarró|abrazó|acorraló) (a la fuerza|sin (mi )?(permiso|consentimiento)|contra mi voluntad)|(quiere|quieren|pide|piden|exige|exigen|propone|presiona) … que me (acueste|acostara|desnude|prostituya|deje tocar)|acostarme con … (para no|o me|a cambio)',
  '(voy a|quiero|pienso|quisiera|juro) (que )?(quemar|enterrar|despellejar|desollar)(lo|la|los|las)? viv(a|o|as|os)',
];

/** Danger from others or for others, said by halves. */
export const HINTED_VIOLENCE: readonly Rule[] = [
  ...HALF_TOLD,
  {
    all: [
      `(mi|el) ${CLOSE}|él`,
      '(rompe|rompió|patea|pateó|azota|azotó|golpea|golpeó|destroza|destrozó|tumba|tumbó|quiebra|agujerea) (las |la |los |el |mis |mi |unas |todo |todos )#(puerta(s)?|pared(es)?|vidrio(s)?|muebles|platos|cosas|celular|mesa)',
      '(cuando (se|no|toma|llega|discut*|pele*)|grita|miedo|enoj*|borrach*|celos|furia)',
    ],
    none: ['(perr(o|a)|gat(o|a)|mudanza|juego|sin querer|de _ años|bebé)'],
  },
  '(me|nos|le|les) (tira|tiró|tiraba|avienta|aventó|aventaba|lanza|lanzó|arroja|arrojó) (el|la|los|las|un|una|lo|con) (plato(s)?|vaso(s)?|comida|silla(s)?|taza(s)?|celular|cuchillo|control|zapato(s)?|botella(s)?|cenicero|sartén|que encuentra|que tiene|primero que|florero|plancha)~(de juguete)',
  `${FRIGHTENS} …… (nadie (me )?(va a |podrá )?(encontrar*|hallar*) (mi|el|tu) cuerpo|(voy|vas) a (amanecer|acabar|terminar|salir) (muert(a|o)|en (una bolsa|el panteón|el hospital|un hoyo|una zanja))|me (va a )?(entierra|enterrar|desaparece|desaparecer|hunde|corta en))`,
  '(me|nos|la|lo|las|los) (deja|dejó|dejaba|dejan|tuvo|mantiene) (siempre |sola |solo )?(encerrad|amarrad|atad|encadenad|incomunicad)(a|o|as|os)~(en la (friendzone|duda)|emocional*)',
  '(duermo|dormir|duerme|me encierro|me acuesto|atranco|vivo) …… (puerta|silla|llave|seguro|cuchillo|pestillo|tranca|ropa puesta) …… (por si|para que no|por miedo|porque|miedo) …… (peg*|golpe*|mat*|toc*|marido|hermano|papá|padrastro|esposo|tío|ex|entr(a|e))~(ladron*|el viento|el gato)',
  '(saldré|salgo|saldremos|salir|escapar(é)?|sobreviviré|sobrevivo|sobreviviremos) (con vida|viv(a|as))? ?(de|a) (esta (relación|casa)|este (matrimonio|hombre|noviazgo)|mi (marido|esposo|pareja|novio|casa)|él)$|(saldré|salgo|salir) (con vida|viv(a|as)) de (esta|este|mi|su|esa)~(operación|cirugía|deuda|semana|semestre|examen|maratón|reunión|fiesta)',
  `(tiene|tenía|tienen|mantiene|tuvo) (bien |muy |toda )?(amenazad|encerrad|sometid|secuestrad|aterrorizad|amarrad|aterrad|intimidad)(a|o|as|os) (a|con)`,
  '(me|nos) (hace|hizo|obliga a|manda a|pone a|hacía) (dormir (en el (suelo|piso|patio|baño|coche)|afuera)|comer (del|en el) (suelo|piso)|arrodill*|hinc*|pedir(le)? permiso (para|hasta)|pedir(le)? perdón de rodillas|desnudar*)|(me|nos) (raciona|cuenta|limita|niega|tira|esconde) (la|mi|hasta la) (comida|agua|medicina(s)?)~(rápida|chatarra|basura)',
  {
    all: [
      '(video(s)?|foto(s)?|grabacion(es)?|nudes|capturas|audios) (mí(o|a|os|as)|de mí|de (los dos|nosotros)|nuestr(o|a)s)|mis (videos|fotos|nudes)',
      '(los|las|lo|la|se los|se las) (manda|mandar*|sube|subir*|publica*|enseña*|difund*|envía|enviar*|muestra|mostrar*|comparte|compartir*|pasa a)',
      '(si no|si (lo|la|me|yo)|vuelv*|amenaza|a menos|chantaj*|pag*|a cambio)',
    ],
    none: ['(grupo familiar|álbum|fotógraf*|concurso)'],
  },
  '(mano(s)?|dedo(s)?|boca|lengua) (_ )?(dentro|debajo|adentro|abajo|por debajo) de mi(s)? (pijama|ropa|pantal*|calz*|falda|blusa|cobija(s)?|sábana(s)?|camisa|vestido|short)',
  `(me|nos) (saca|echa|corre|sacó|echó|bota|botó|corrió) (a|de) (la )?(calle|casa|patio) …… (hermanit(o|a|os|as)|tengo ${MINOR_AGE}$|de noche y|soy menor)`,
  `si (le |se lo |lo |les )?(cuento|digo|hablo|cuente|diga|contaba|hablaba) (algo |esto |lo )?(a |con )?(mi |mis |nadie|alguien|la |un )?(mamá|mama|papá|papás|padres|maestra|alguien|adulto|nadie)? … (me va a (ir (muy )?mal|pasar algo|matar|pegar)|va a pasar algo|algo malo|(le|les) (hace|hará|va a hacer) (algo|daño)|nadie me (va a creer|creerá))`,
  {
    all: [
      '(nuestro|un|su) (juego|jueguito|secretito|secreto)',
      '(mamá|papá|nadie|cuent(e|o|es)|dig(a|o|as))',
      `(tengo ${MINOR_AGE}( años)?$|tío|abuelo|padrastro|profe|vecino|primo mayor|entrenador|catequista) `,
    ],
    none: ['(fiesta sorpresa|regalo|amigo secreto|receta)'],
  },
  {
    all: [
      `(compré|comprada|comprado|conseguí|conseguido|tengo|cargad(a|o)|llevo|preparé|traigo) …… ${GUN} …… (para|contra|y) (mi|el|la|ese|esa|él|ella|mis|esos|voy|mañana) (_ )?(${ANYBODY}|socio|soci(a|os)|rival|enemig(o|a)|amante|que me|$)`,
    ],
    none: [
      '(colección|defen*|caza|cacería|policía|disfraz|juguete|teatro|cocin*|regal*|cumpleaños)',
    ],
  },
  '(lo|la|los|las) (dejo|dejaré|voy a dejar|quiero dejar|pienso dejar) (bien )?(ties(o|a)(s)?|fri(o|a) (ahí|de un)|muert(o|a)(s)?|sin (dientes|cara)|en silla de ruedas|paralític(o|a)|enterrad(o|a)|tendid(o|a)|tullid(o|a)|en el (piso|suelo|hospital)|desfigurad(o|a))',
  `ganas (no me faltan|me sobran|no faltan|locas|enormes|terribles) de (ahogar|matar|ahorcar|estrangular|envenenar|apuñalar|golpear|quemar|empujar|acuchillar|atropellar) (a )?(mi|al|la|ese|esa|su)`,
  '(no (queda|quedará|va a quedar|dejo|dejaré|quedan)) (nadie|ninguno|ni uno|títere) (de pie|viv(o|a)|con vida|parado|sin)',
  {
    all: [
      '(entro|entrar|voy|llego|regreso|volver) (_ ){0,2}(colegio|escuela|oficina|trabajo|universidad|iglesia|prepa|liceo|fábrica)',
      '(disparar*|disparo|tiros|balazos|armad(o|a)|a matar|los mato|van a morir|se van a acordar de mí|pagar con sangre|masacr*)',
    ],
    none: [SUBJECT_MATTER],
  },
];
