import {
  ANYBODY,
  BLADE,
  CHILD,
  CLOSE,
  GROWN_AGE,
  MINOR_AGE,
  PARTNER,
  PILLS,
  POISON,
  SUBJECT_MATTER,
  WISH,
} from './crisis-words.ts';
import type { Rule } from './phrases.ts';

const I_WANT =
  '(quiero|quisiera|voy a|querría|quería|pienso|debería|podría|necesito|iba a|dan ganas de|gustaría|provoca|pinta|da por|nace|urge)';
const NO_MORE = '(no|ya no) (puedo|aguanto|doy|soporto|resisto)';
const PAIN =
  '(est(o|e|a) (dolor|sufrimiento|peso|vacío|tormento|infierno|pena|tristeza|angustia|depresión|agonía|oscuridad|vergüenza)|esto|tant(o|a) (dolor|sufrimiento|tristeza|pena|angustia)|lo que (hice|pasó|me pasó|siento)|depresión)';
const LEDGE =
  '(azotea|puente|cornisa|vías|barandal|baranda|precipicio|acantilado|andén|balcón|borde (del|de la|de un) (puente|azotea|edificio|balcón|techo))';
const PET = '(gat(o|a|os|as|ito|ita)|perr(o|a|os|as|ito|ita)|loro|conejo|mascota|cachorr(o|a))';
const STRANGER =
  '(señor|hombre|desconocid(o|a)|adulto|tipo|extraño|viejo|internet|discord|roblox|free fire|juego en línea|instagram|alguien mayor|maestro|profe|profesor|entrenador)';

/** Self-harm in few words, in slang or half said. */
export const VEILED_SELF_HARM: readonly Rule[] = [
  // Slang for dying and for killing oneself.
  `(me (quiero|voy a|quisiera|debería|late|urge)|${WISH}) (ya )?(petatear(me)?|espichar(la|me)?|palmar(la)?|palmarme|diñarla|estirar la pata|colgar los tenis|chupar faros|entregar el equipo|felpar|hincar el pico|criar malvas|irme a criar malvas|pasar a mejor vida|pelarme de este mundo|marchar al otro barrio|ir al otro barrio|apagar para siempre|apagarme para siempre|dar (cuello|piso|matarile)|darme (cuello|piso|matarile))`,
  'sewer ?slide|suicidal|(kill|off|hang|neck|hurt|hurting|killing|hanging) (me|my ?self)|(ready|ganas|quiero|wish) (to )?(die|dead)|not (wake|waking) up|end my (life|pain)|tired of living|no reason to live|sh relapse|wanna (be dead|disappear forever)|i hate my life|no quiero live',
  'pacto (suicida|de (muerte|suicidio))|<(no) nos (queremos|vamos a|pensamos|íbamos a|pensábamos|queríamos) (morir|matar|suicidar|quitar la vida|ir de este mundo)~(de|a|en|entre|la|con|trabajando|el)',
  // Deeds, with the pronoun before or behind.
  `me ${I_WANT} (ya )?(abrir las venas|clavar (un|el|una|la|algo)|prender fuego|inyectar (aire|veneno)|colgar|guindar|tajear|rajar|estrellar con|dejar morir|largar de este mundo|ir de (aquí|acá|todo) para siempre|ir (ya )?con (dios|diosito|el señor))~(a misa|del teléfono|el teléfono|viendo|la|las|el|los|de (la lámpara|emoción|risa)|un cuadro|hamacas|medallas)`,
  `${WISH} (inyectarme (aire|veneno|insulina)|clavarme (un|el|una) ${BLADE}|prenderme fuego|abrirme (las venas|en canal)|dejarme morir|irme (ya )?con (dios|diosito|el señor)|ponerme una bolsa en la cabeza|abrir (la llave d)?el gas|electrocutarme|tirarme (abajo|debajo) (del|de un) _)~(a misa)`,
  'me cuelgo (hoy|mañana|esta noche|ya|y ya|de (una|la|un) (viga|soga|árbol|techo|cuerda))|(lo|la) (encontr*|hall*|bajaron) (con una soga|colgad(o|a)|ahorcad(o|a)|con las venas)|(compr*|conseg*|conseguí|prepar*|guardo|tengo|busco) (ya )?(la|una|mi) soga',
  `jur(o|é|a) (por _ (_ )?)?que me mat(o|aré|e)|me mato (en serio|de verdad|posta|de una|y (ya|listo|punto|se acabó))|me (da por|nace|pinta|entran ganas de|sale) (cortarme|lastimarme|hacerme daño|matarme|morirme|tirarme|aventarme|desaparecer)~(el|los|la|un|una|a (la|una)|en)`,
  `(me muerdo|me rasguño|me araño|me pincho|me golpeo|me pego|me corto|me lastimo|me arranco|me jalo|me quemo|me clavo|me rasco|me pellizco) … hasta (sangrar|sacarme|hacerme (sangre|daño|moretones)|lastimarme|que (sangro|sangre|me duela|sale sangre|duela))|me (golpeo|pego|doy|doy golpes) (en |contra |con )?(la cabeza|la cara|la pared|puñetazos)( contra| cuando| para|$)|y me lastimo$|tengo ${MINOR_AGE}( años)? y me corto$`,
  `(cuánt(a|o|as|os)|qué (dosis|cantidad|mezcla)) (de )?(${PILLS}|${POISON}) …… (morir*|mori*|muer*|mat*|letal*|dormir(me)? para|no despertar|hace falta|hacen falta|necesit*)~(para (la|el) (dolor|gripa|gripe|fiebre))|(${PILLS}|${POISON}) …… (no|nunca) (volver a )?(despertar*|amanecer)|(para|y|por) (ya )?no (volver a )?(despertar|despertarme|amanecer)( nunca| jamás| más| mañana)?$`,
  'si me (tomo|trago|tomara|tragara) (todo|todas|todos)( las| los)?~(en serio|a (pecho|broma)|el (vino|café|mezcal|tequila|agua)|con calma|mis vacaciones)|(dejo|dejé|dejar|dejando) de comer (hasta|para) (morir*|desaparecer)',
  {
    all: [
      `(estoy|me subí|me siento|sentad(o|a)|parad(o|a)|asomad(o|a)) (parad(o|a) |sentad(o|a) |subid(o|a) |asomad(o|a) )?(en|al|a|sobre) (la |el |un |una |las |lo alto )?${LEDGE}`,
      `(parad(o|a)|sentad(o|a)|subid(o|a)|asomad(o|a)|borde|me subí|ya no|no puedo|adiós|en la azotea$)`,
    ],
    none: ['(fotos|foto|café|cena|amig*|vista|concierto|fiesta|selfie|novi*|sol)'],
  },
  // Wishing for the end.
  `no (quiero|puedo|aguanto|soporto) seguir (viviendo|existiendo) (con|así|en) ${PAIN}|no (quiero|puedo) vivir (más )?con (este|tanto) (dolor|sufrimiento|vacío)|no doy (más|para más) (de|con) (la vida|vivir|mi vida)|descansar de (esta|la|mi) (vida|existencia)~(en la ciudad|laboral|social)`,
  {
    all: [
      '(quiero|quisiera|necesito|ganas de|mejor|prefiero) (ya )?(terminar|acabar|irme|rendirme|desaparecer|desaparezco|descansar|partir)( ya| de una vez| para siempre)?$',
      `(muriendo por dentro|muero por dentro|mi vida (es|no)|en la mano|${PILLS}|sufr*|no valgo|no sirvo|asco de vida|llegar a viej(o|a)|a nadie le importo|soy una carga|depresión|existencia|mi existencia)`,
    ],
    none: ['(novi*|relación|trabajo|matrimonio|jefe|vacaciones|carrera|país)'],
  },
  `${NO_MORE} (más )?(quiero|prefiero|mejor|solo quiero) (irme|desaparecer|que (todo )?(se )?(acabe|termine)|morir*|descansar para siempre)$`,
  '(si|ojalá|que|y) (me )?(duermo|duerma|acuesto|acueste|durmiera) y (ya )?no (despierto|despierte|amanezco|amanezca|despertara)|(no despierto|no amanezco|no despertar) (y )?(ya )?mejor',
  'antes muert(o|a) que (seguir (así|con|viv*)|vivir|aguantar|sufrir)~(con (él|ella|mi))|(única|mejor|sola) (salida|solución|opción|alternativa|escapatoria) (que (veo|me queda|tengo|hay) )?(es|sería) (la muerte|morir*|matarme|irme de este|irme para siempre|desaparecer|no existir|el suicidio)|pienso (mucho |siempre |a diario |todos los días |seguido )?en (la|mi) muerte (en la mía|propia|mía)',
  '(pido|ruego|rezo|espero|llamo|suplico) (a |que )?(la )?(muerte|parca|huesuda|flaca|calaca) (que )?(venga|llegue|me (lleve|busque|abrace)|por mí)|(pido|rezo|ruego|suplico) …… (dios|diosito|señor|virgen|cielo|universo) …… (que )?(ya )?me (lleve|lleves|recoja|quite la vida|deje morir|apague|quite de)~(por|al altar|con él|con ella|de viaje|a (españa|conocer|ver))|(que|ojalá) (dios|diosito|el señor) (ya )?me (recoja|lleve|tenga ya)~(por)',
  '(gustaría|ojalá|quisiera|quiero|deseo|pido) que me (dé|diera|dieran|de|caiga|cayera|toque|tocara|encontraran|detectaran) (un |una |el |algún )?(cáncer|infarto|enfermedad|rayo|tumor|derrame|leucemia|sida|paro)|no (quiero|voy a|creo|pienso|merezco) (que )?(llegar|llegue|alcanzar|pasar) (viv(o|a) )?a (mi (próximo )?cumpleaños|mañana|navidad|año nuevo|fin de año)~(sol(o|a)|sin|solter(o|a)|con|así|en)',
  {
    all: [
      '(para|pa) qué (sigo|seguir|vivo|vivir)( viv(o|a)| adelante)?~(con|en|esperando|intentando|insistiendo|_ando|_iendo)',
      '(todo (es|da)|mierda|basura|nadie me|vida|dolor|sufr*|infierno|asco|nada)',
    ],
    none: ['(él|ella|novi*|trabajo|carrera)'],
  },
  '(qué|cuál) (es el )?sentido (tiene|de|le queda a) (mi|la|esta) (puta |pinche )?vida (si|sin|así|cuando|ya)~(pareja|dinero|chocolate|café|música)|(mejor|mis _|mi familia|todos|felices|tranquil*|descansar*) (_ ){0,5}cuando (yo )?(ya )?no (esté|exista|siga viv*|viva)~(con|en|tan|de|cerca|list*|juntos|disponible|enoj*)',
  {
    all: [
      '(reunirme|encontrarme|irme|alcanzar(la|lo)?|ir) (otra vez |ya |pronto |pa |para )?(con|a|donde) (ella|él|mi|ellos)',
      '(fallec*|murió|muri*|difunt*|partió|en el cielo|al cielo|ya no está)',
      '(quiero|quisiera|ganas|deseo|ya no|no quiero|gustaría)',
    ],
    none: ['(sueños|médium|ouija|sesión|contact*|novi(o|a)|cita|viaj*)'],
  },
  {
    all: [
      '(regalé|repartí|regalando|repartiendo|doné|regala|dejé|dejó) (ya )?(todas )?(mis cosas|sus cosas|mi ropa|mis pertenencias|a mi (perro|gato)|mi testamento listo|mi testamento|todo (listo|arreglado))',
      '(me voy|ya no (voy a )?est*|esta noche|adiós|despedida|no (voy a )?necesit*)',
    ],
    none: ['(mud*|viaj*|país|minimalis*|emigr*|españa|trabajo|ciudad|piso|casa nueva)'],
  },
  {
    all: [
      `(mi|un|una) (${CLOSE}|amig(o|a)|alumn(o|a)|compañer(o|a)|mejor amig(o|a)) … se (está|anda|estuvo|estaba|ha) (despidiendo|despedido)`,
    ],
    none: ['(trabajo|viaj*|empresa|fiesta|escuela|solter*|país|equipo|mud*)'],
  },
  {
    all: [
      '(dije|digo|diré|decir|decirles|dar|di|despedí|despido) (el )?(adiós|de) (a )?(mis hij*|mi (familia|mamá|papá|hij*)|todos|la vida|este mundo|los míos)',
      '(ya no puedo|esta noche|para siempre|me voy a|última vez|no aguanto|no volv*)',
    ],
    none: ['(viaj*|mud*|trabajo|país|vuelo|aeropuerto|emigr*|españa|estudiar)'],
  },
  '(miedo de|miedo a|temo|a punto de) (que )?(yo )?(hacer|cometer|haga|hacerme|cometa) (una|alguna) (locura|tontería|barbaridad|estupidez)~(por (amor|él|ella)|con (mi|el) (pelo|dinero|tarjeta)|de amor)|lo que (yo )?(me )?(pueda|puedo|podría|vaya a|sería capaz de) (hacerme|hacerse)~(feliz|bien|falta|sentir)|(miedo|confío) (de|en|a) (mí|mi) mism(o|a) (cuando|si|esta noche)',
  `me ${I_WANT} (volar|reventar) (la cabeza|los sesos|la tapa|el cerebro)|cutting~(edge|board)|me (quemo|quemé|quemaba) con (el |un |la |una |los )?(cigarr*|encendedor|plancha|colilla*|cerillo*|fósforo*|vela) (para|cuando|a propósito|otra|porque)`,
  // Farewells, plans and regrets of being born.
  '(imagino|imaginar|imaginándome|imaginando|fantaseo|planeo|planeando) … (mi (propio )?(funeral|velorio|entierro)|mi propia muerte|mi muerte)|ganas de no (despertar|existir|vivir|estar viv(o|a)|levantarme nunca)|(saltar|lanzarme|tirarme|aventarme|arrojarme) al vacío~(laboral|profesional|en (paracaídas|mi|el)|con|amoroso|de)|(muerte|la muerte) la busco|busco (a )?la muerte~(de)',
  '(quiero|quisiera|ganas de|prefiero|voy a) (_ |_ _ )y (ya )?(morir|morirme|matarme|no despertar*)~(de|por|a)',
  'me rindo (_ ){0,2}adiós|adiós (mundo|vida) (cruel|ya|hoy|a todos|me|no)|adiós a todos|(hoy es|este es|será|sea|es) mi último (día|mensaje|adiós|amanecer|cumpleaños)~(de|en|con|como|del)|(cuando|si) (lean|leas|lees|escuchen|vean|leen) esto … (no (voy a )?est*|me habré|ya no|adiós|muert*|me fui)|si mañana (ya )?no (estoy|despierto|amanezco)~(en|con|de|list*)',
  'estoy de más en (este|el) mundo|(maldigo|maldito|maldita|odio|lamento|maldigo sea) (sea )?(el|la) (día|hora) (en )?que (yo )?(nací|me parieron|me tuvieron)|(mamá|madre|padres|papás|jefa) … (me (hubiera|hubiese|hubieran|debió|debieron)|haberme) (abortado|abortar|ahogado al nacer)|(arrepiento|lamento|odio|detesto) (de )?haber nacido',
  'cicatrices de (cortarme|mis cortes|los cortes|autoles*)|sin (cortarme|autolesionarme|lastimarme|hacerme daño)~(el|la|las|los|un|más|entrenando)|(recaí|recaigo|recaído) y me (corté|corto|lastim*|quem*|hice daño)|(navaja|gillette|cuchilla|cutter|soga|pistola) es mi (únic*|mejor|amiga|salida|consuelo)',
  `(${CLOSE}|${CHILD}|amig(o|a)) … se (rasguña|araña|muerde|golpea|corta|quema|pincha|lastima) (sus |los |las |el |la )(brazos|piernas|muñecas|muslos|cabeza|cara|cuerpo)~(jugando|con (el|la) (puerta|pelota))|${PILLS} … para (morir|morirse|morirme|matarse|matarme|dormir para siempre)|(amaneció|apareció|encontré|encontramos|hallamos) (colgad(o|a)|ahorcad(o|a))`,
  '(buen|mejor|lindo|bonito) día para (morir|morirme|matarme|irme de este)|por qué (dios|diosito|la muerte) (ya )?no me (lleva|quiere llevar|recoge|mata)|por qué (yo )?no me (muero|morí|he muerto)~(de|por)',
];

const FINAL_BLOWS =
  '(cascó|zurró|madreó|surtió|cacheteó|noqueó|sopapeó|abofeteó|pateó|estranguló|ahorcó|agredió|apuñaló|acuchilló|encañonó|secuestró|ultrajó|ultrajaron|forzó|forzaron|violentó|manoseó|manosearon|drogó|drogaron|agredieron|maltrató)';

/** Violence, abuse and danger for children in few words, in slang or half said. */
export const VEILED_VIOLENCE: readonly Rule[] = [
  `(mi|un|su) (${PARTNER}|papá|padre|padrastro|hermano|hijo|cuñado) (es|se pone|se volvió|se está poniendo|está) (muy |bien |tan |cada vez más )?(violent(o|a)|agresiv(o|a)|maltratador|golpeador|abusador|abusiv(o|a))`,
  {
    all: [
      `me (acosa|acosan|persigue|persiguen|hostiga|vigila|acecha|anda siguiendo|está siguiendo) (un|una|mi|el|la|unos|ese|esos|este) ${ANYBODY}|me (persiguen|están persiguiendo|vienen siguiendo|quieren (matar|hacer daño|secuestrar))$`,
    ],
    none: ['(sueño(s)?|mente|instagram|redes|recuerdo*|deudas|mensajes de amor|jaja)'],
  },
  `me (surte|surtió|suena|sonó|casca|cascó|zurra|zurró|faja|fajó|madrea|madreó|revolcó|tunde|tundió|reventó|sopapea) (a golpes |feo |duro |siempre |bien )?(mi|el|un|la) ${ANYBODY}`,
  `<((el|la|los|las|esta|este|ese|esa|eso|su|tu|un|una) _|no|que|se) (me|nos) ${FINAL_BLOWS}( anoche| ayer| otra vez| de nuevo| feo| ya)?$|(me|nos) (forzó|forzaron|ultrajó|ultrajaron|sometió|drogó|drogaron|durmió) y (me|se|abus|no|yo)*`,
  `(saca|sacó|agarra|agarró|enseña|muestra) (el|un|una|la) (${BLADE}|pistola|arma|machete|fierro) … (cuando|si|y me|enoj*|pele*|discut*)~(cocin*)`,
  '(me|nos|la|lo) (volverá|va a volver|vuelve|volvería|seguirá|sigue|dejará de|deja de|dejaría de|volvió) (a )?(golpear|pegar|golpeando|pegando|maltratando|maltratar|agredir|violar|acosar|amenazar)~(la|el|fuerte|su)|(dejará|dejaría|dejara|deje|parará|para|cambie y deje|deja|dejen) de (pegarme|golpearme|maltratarme|agredirme|violarme|acosarme|amenazarme|pegarnos|golpearnos|insultarme)',
  {
    all: [
      `(${CLOSE}|él|ella) … (me|nos) (cela|grita|insulta|jala|jalonea|empuja|humilla|controla|araña|muerde|escupe|avienta) y (me|nos) (araña|pega|golpea|empuja|escupe|jala|muerde|encierra|avienta|amenaza|quita)`,
    ],
    none: [PET, '(bebé|juego|jugando)'],
  },
  '(llega|viene|vuelve|toma|bebe) (borrach(o|a)|tomad(o|a)|ebri(o|a)|drogad(o|a)|pedo|mamado|y)? ?(y )?(siempre )?(nos |me |le )?(golpea|pega|agarra a golpes|patea|rompe todo|insulta y pega|avienta)~(el sol|carteles)',
  '(tuve|tengo|tuvimos|tenga|tener|tuvo|lo hice|lo hago) (sexo|relaciones|intimidad)? ?(conmigo |con (él|ella|mi _) )?(_ ){0,2}(porque me oblig*|obligad(o|a)|a la fuerza|forzad(o|a)|aunque (yo )?no (quiero|quiera|quería)|por miedo a que me|mientras (yo )?(dormía|duermo|estaba (dormida|dormido|inconsciente|borracha|borracho)))',
  {
    all: [
      '(me|nos|la|le|lo) (grabó|graba|grabaron|filmó|filmaron|fotografió|fotografiaron|espió|espiaron|espía|espían|tomó fotos|tomaron fotos)',
      '(desnud*|sin (mi )?(ropa|consentimiento)|íntim*|en (el baño|la ducha|la cama|el vestidor)|bañ*|ducha*|teniendo|sexo)',
    ],
    none: ['(serie|película|obra)'],
  },
  '(me|nos) (tocaba|tocó|tocaban|manoseaba|besaba|hacía cosas) (_ )?(cuando (yo )?era (chic(a|o)|niñ(a|o)|pequeñ(a|o)|menor)|(de|desde) (niñ(a|o)|chic(a|o)|chiquit(a|o)|pequeñ(a|o)))',
  // Children and the young.
  `(mi|una|su|la) (${CHILD}|prima|hermana|amiga) (_ )?(de|tiene|con|que tiene) ${MINOR_AGE}( años)? …… (sale|salir|anda|novi(o|a)|pareja|relación|enamor*|embaraz*|casar*|ve a escondidas) …… (de |tiene |con )?(${GROWN_AGE}|adulto|señor|hombre mayor|mayor de edad)~(gatos|personas|días|amigos)`,
  {
    all: [
      STRANGER,
      '(pide|pidió|piden|pidieron|exige|manda|mandó|envía|envió|ofrece|escribe|insiste en)',
      '(foto(s)?|nude(s)?|pack(s)?|video(s)?|vídeo(s)?|desnud*|verse|verla|verlo|verme|secreto|a solas)',
      `(mi|mis) (${CHILD}|hermana|prima)|tengo ${MINOR_AGE}~(meses|gatos|perros)|soy menor|mi (alumna|alumno)`,
    ],
    none: ['(boda|escuela pide|credencial|trámite|graduación|pasaporte|tarea|documento*)'],
  },
  {
    all: [
      '(desnud(a|o|as|os|arse|e|en)|íntim*|sexual*|sin ropa|bañ(ándose|arse))',
      `(mi|una|mis|la|unas|las|un) ${CHILD}`,
      '(grab*|film*|foto*|video*|imágenes|pasan|difund*|public*|subi*|pide*|pidió)',
    ],
    none: [SUBJECT_MATTER, '(pañal|playa|arte|museo|recién nacid*)'],
  },
  `(deja|dejan|dejó|dejaron) (siempre |toda la noche )?(sol(o|a|os|as)|solit(o|a|os|as)|encerrad(o|a|os|as)|sin comer) (_ )?(a )?(sus|su|los|las|mis|mi|al|la|el) ${CHILD}|mi(s)? (mamá|papás|papá|padres|madrastra|padrastro|tía|abuela) … no me (da|dan|deja|dejan) (de )?comer~(dulces|carne|chocolate|en|pizza|azúcar|chatarra|fuera|antes|papas|helado)`,
  {
    all: [
      'soy (menor|menor de edad|una niña|un niño|una adolescente)~(que)',
      '(oblig*|escap*|me pegan|explot*|encerr*|no tengo (a )?dónde|en la calle|fug*|me fui de|me corrieron)',
    ],
    none: ['(uniforme|estudiar|tarea|verduras|misa|examen)'],
  },
  `(casar|casarla|entregar|vender) (a )?(mi|una|la|su) (${CHILD}|prima|hermana|amiga) … ${MINOR_AGE}|(sacud(í|o|ió|e|iendo)|zarande(é|o|ó|a)) (a|al) (mi |el |la )?(bebé|hij(o|a)|niñ(o|a)|nen(e|a))`,
  // What somebody means to do to others.
  `le(s)? (quiero|voy a|pienso|quisiera) (dar|echar|poner|meter|clavar|pegar) (veneno|raticida|un (tiro|balazo|cuchillo|plomazo)|una (puñalada|paliza|golpiza|bala)|ácido|plomo|piso)|(darle|echarle|ponerle) (veneno|raticida|cianuro|ácido|matarratas)|veng* … (hacerle|hacerles|causarle) (mucho )?daño`,
  '(voy a|quiero|pienso|planeo|vamos a|ganas de) (hacer|armar|cometer|provocar|planear|perpetrar) (un|una) (tiroteo|masacre|matanza|atentado|balacera|asesinato)',
  {
    all: [
      '(sicari(o|os|a)|matón a sueldo|asesino a sueldo)',
      '(contrat*|consig*|conseg*|busc*|pag*|cuesta|cobra|dónde|llam*)',
    ],
    none: [SUBJECT_MATTER],
  },
  '(descubr*|atrap*|agarr*|culp*|cach*|encuentr*|pres(o|a)|cárcel|libre|impune|condena*) …… si (yo )?(lo|la|los|las|le) (mat(o|o yo|ara|amos)|asesin*|envenen*|apuñal*)',
  {
    all: [
      `(llevar|llevo|llevaré|meter|llegar con|traer) (una|un|el|la|mi) (pistola|arma|cuchillo|navaja|machete|bomba|escopeta|fierro|revólver) (a|al|en) (la |el |mi )?(escuela|colegio|cole|trabajo|clase(s)?|universidad|prepa|oficina|iglesia|liceo|insti*|secundaria)`,
    ],
    none: ['(policía|guardia|cocin*|teatro|obra|disfraz)'],
  },
  // Further ways of telling it.
  `(my )?(husband|boyfriend|girlfriend|wife|dad|stepdad|father|mom|ex) (me )?(hits?|beats?|pega|golpea|maltrata|abuses|amenaza|touches|rapes|raped|toca) ?(me)?|(hits|beats|abuses|raped|rapes|touches) me`,
  `(mamá|papá|padres|papás|madre|padre|madrastra|padrastro|abuela|tía) … me (deja|dejan|dejó|dejaron|tiene|tienen) (encerrad(o|a)|sin comer|amarrad(o|a)|en la calle)~(en el grupo)`,
  `novi(o|a) (de|tiene) ${GROWN_AGE}( años)? y yo (tengo )?${MINOR_AGE}|yo (tengo )?${MINOR_AGE}( años)? y (él|ella|mi novi(o|a)) (tiene )?${GROWN_AGE}`,
  `(me|le|la|nos) (aprieta|apretó|apretaba|oprime|oprimió) (del |el |por el |la )(cuello|garganta)~(la corbata)|(la|lo) (mató|asesinó|mataron|asesinaron) su (${PARTNER}|padre|padrastro|hijo)|me va a (matar|golpear|pegar|hacer daño) (mi|el) (marido|esposo|pareja|ex|exmarido|padrastro|novio)$`,
  { all: ['feminicid*|femicid*'], none: [SUBJECT_MATTER] },
  '(aunque|después de que|a pesar de que|si|ya que) (él |ella |ya )?(me|nos) (pega|pegaba|pegó|golpea|golpeó|golpeaba|maltrata|maltrató|maltrataba|violó|encerró|apuñaló)~(la|el|su|fuerte|sus|un|una|duro|en)|(denuncio|denunciar|denuncié|denuncie) … (por|sus|los) (golpes|maltrato|maltratos|violencia|violación|abuso|abusos)',
  `me (pega|pegó|pegaba|golpea) (feo|recio|gacho|horrible|seguido|diario|bien feo|bien fuerte) (mi|cuando|y) (${ANYBODY}|_)|(vivo|vivimos) (totalmente |siempre )?aterrad(a|o|as|os)|(esconderme|escondernos|esconderse|escapar|escaparme|huir|huyo) de (mi|su) (pareja|marido|esposo|novio|ex|exmarido|padrastro|papá|padre|agresor)~(los|a la)|me controla (el dinero|todo|mi dinero|el celular) y me (encierra|grita|pega|amenaza|insulta|empuja)`,
  '(me|nos|la|lo) (abusaron|abusó|abusaban)( sexualmente| en| cuando| de niñ(a|o)| de chic(a|o)|$)|me tocaron (en (una|la|el) (fiesta|calle|metro|camión|bus|antro|boliche|disco|concierto|escuela|subte)|sin (permiso|mi)|mis partes)|(me|le|la) (metió|mete|metieron|metía) mano|me (hacía|hizo|hacían) cosas$|me (tocó|toca|tocaba) (de más|donde no|ahí|abajo|el cuerpo)|(padre|cura|pastor|sacerdote|hermano) (de la|del) (iglesia|colegio|parroquia|templo) (me|lo|la) (toc*|bes*|abus*)',
  '(publicó|subió|difundió|filtró|compartió|pasó|mandó|mostró|viralizó|vendió|publicar|subir|difundir) (a todos )?(mis|unas|mi|un|unos) (nudes|pack|packs|desnudos|(fotos|foto|video|videos) (íntim*|sexual*|desnud*|hot|míos|mías|privad*))|quitó el (condón|preservativo)|(condón|preservativo) sin (avisar*|decirme|mi permiso)|no (quería|quise) (y|pero) (igual )?(lo hizo|lo hicieron|siguió|me obligó|me forzó)|(le )?dije que no (y|pero) (lo hizo|siguió|igual|no paró|no se detuvo)',
  '(mira|espía|observa|graba|ve) (bañarse|bañarme|desnudarse|desvestirse|desnudarme|cambiarse|cambiarme|mientras (se|me) (baña|baño|cambia|cambio|desviste|desvisto|ducha|ducho))|me (vende|vendía|vendió|ofrece|prostituye|renta) (con|a) (señores|hombres|otros|tipos|viejos|un (señor|hombre))',
  {
    all: [
      `(${CHILD}|prima|hermana) (_ )?(de|tiene|con) ${MINOR_AGE}`,
      '(se ve|recibe|chatea|habla|mensajes|escribe*|sale|anda|regalos|irse|embarazada|pide*|encontrarse|verse)',
      '(hombre|señor|adulto|desconocido|viejo|tipo|mucho mayor|alguien mayor|embarazada)',
    ],
    none: ['(abuelo|viejo amigo|hermano mayor|novela)'],
  },
  {
    all: [
      '(profe|profesor|maestro|entrenador|coach|señor|desconocido|hombre|adulto) … (de|le|a|les)',
      '(le|les) (manda|escribe|envía|regala|mandó|escribió) (mensajes|fotos|regalos|audios|cosas|corazones|videos|en la noche|a solas)',
      `(mi|mis) (${CHILD}|hermana|prima)`,
    ],
    none: ['(tarea*|calificacion*|aviso*|grupo|notas|felicit*)'],
  },
  `(quiero|deseo|quisiera|ojalá) ver(lo|la)? muert(o|a)|(pago|pagaría|pagaré|pagar|daría lo que sea|daría dinero) (_ ){0,2}(por|para) que (lo|la|los|las) (mat*|desaparez*|golpe*)|le (voy a|quiero|vuelvo a) pegar (a (mi|mis) |otra |hasta )|veng(arme|anza|ar) (a balazos|a golpes|con sangre|a muerte|matand*)|(va a morir|morirá) (_ ){0,2}yo (me encargo|lo haré|mism(o|a))`,
  '<(no|nunca) (voy a|quiero|pienso|ganas de|debería|juro que voy a) (matar|asesinar|golpear|apuñalar|ahorcar|acuchillar|envenenar) (al|a la|a los|a las|a otra) (amante|otr(o|a)|tip(o|a)|novi(o|a)|vecin(o|a|os)|hij(o|a)|compañer(o|a)|papá|padre|mamá|maestr(o|a)|profe*|desgraciad(o|a)|imbécil|infeliz|que)~(a besos|con la mirada|de risa)',
];
