import { EVERYDAY_KINDS } from './danger-lexicon-everyday.ts';
import { foldWord, plain } from './fold.ts';

/**
 * Kinds of words, so that what is learnt of one weapon, feast or meal holds for the others. A word
 * that ends in * stands for all that begin like it; what stands in several kinds counts in each.
 */
const KINDS: Readonly<Record<string, string>> = {
  // What harms oneself.
  die: 'morir* moria moriria morire morirs* muero muere mueren mueres muera mueran muerto muerta muertos muertas murio murieron muriera muriese muriend* murier* fallec* finad* difunt* perec* agoniz* expir* morgue desangr* palmar* palme palmo diñar* diñe diñarla crepar crepo crepe espich* petate* petatear* fenec* muriendome morirnos',
  death:
    'muerte* calaca huesuda parca flaca pelona catrina guadaña tiesa descarnada ataud cajon feretro mortaja tumba fosa lapida cementer* panteon camposanto nicho velorio* velar entierr* sepult* sepelio funeral* crema* ceniza* cadaver* funeraria esquela deceso defunc* fiambre obito',
  kill: 'matar matarlo matarla matarlos matarlas matarme matarte matarse matarnos matarle mato mata mataba mataban matan mate maten matamos mataria mataran mataré matara matare matando matandome matandolo mataron matado mataste matese matese asesin* homicid* ejecut* acribill* decapit* descuartiz* degoll* degüell* aniquil* liquid* ultim* fusil* quebrar* quebrarlo quebrarla despach* despachar* palom* linch* masacr* tirote* tiroteo balac* baleo balear baleado sicari* desnuc* rematar* rematarlo exterm* picadillo escabech* escabechar cargarme cargarmelo cargarmela cepill* pelar pelarlo',
  suicide:
    'suicid* desviv* ahorc* autolesion* autoagre* autolit* sobredosis unalive kms eutanas* inmol* harakiri quitarmela',
  hang: 'ahorc* colgarme colgarse cuelgo cuelga colgado colgada colgar colgando soga sogas cuerda cordel mecate lazo nudo viga rama horca cinturon cable correa sabana',
  cut: 'cortarme cortarse corto corta cortes corte corte cortando cortandome cortada cortadas cortaduras tajo* tajear* tajeo tajos raj* rajar* rajada sajar rasguñ* hiero herirme herirse lastimarme lastimo lacer* autolesion* hincarme arranco arrancarme quemarme quemo quemaduras pellizco cicatri* sangr* abrirme',
  jump: 'tirarme tirarse tiro tirar tiraria lanzarme lanzarse lanzo aventarme aventarse aviento arrojarme arrojarse arrojo salto saltar saltarme salta saltara brinco brincar brincarme despeñ* caer cayera precipit* botarme boto aventara lanzara mandarme',
  height:
    'puente puentes balcon azotea terraza cornisa barandal baranda techo tejado edificio acantil* precipi* barranc* abismo vacio viaducto vias via riel* riele* metro subte tren andén anden peñasco peña risco ventana piso torre mirador despeñadero voladero muelle rio mar pozo cerro represa presa',
  pills:
    'pastilla* pastis pasta pastas pepa pepas pildora* blister* frasco* frasquito capsula* comprim* medicament* medicin* medicacion remedio* somnifer* tranquiliz* calmante* ansioli* antidepres* clona* rivotril alprazolam diazepam lorazepam valium zolpidem quetiapina paracetamol tafil tramadol fentanil* insulina benzo* morfina jarabe gotas tableta* droga* dosis farmac* jeringa* inyecc*',
  poison:
    'veneno* envenen* raticida matarratas racumin cloro lejia lavandina insectic* plaguic* herbic* cianuro anticongel* thinner soda acido gas hornalla garrafa bombona racumín monoxido gasolina nafta querosen* kerosen* combustible paraquat gramoxone parathion',
  wake: 'despert* amanec* amanez* levantarme despierto despierta despierte despertara abrir abra ojos madrugada',
  sleep: 'dormir* duermo duerma duerme dormid* durmi* sueño sueños siesta',
  live: 'vivir vivirla vivo viva vivos vivas vive vivi vivido viviendo existir existo existe existiera existencia existiendo vida vidas respirar respiro respirando nacer nacido naci respiro latir late latido',
  vanish:
    'desaparec* desaparez* esfum* borrarme borro borre apagarme apago apagar apagarlo desenchuf* desconect* evapor* disolv* extingu* desvanec* irme marcharme partir largarme quitarme bajarme bajo',
  end: 'acabar* acabe acabo acaba acabado acabo terminar* termino termine termina fin final finalizar cerrar punto ultimo ultima ultimos ultimas despedir* despido despedi despedida despidi* adios hastaluego cierro poner concluir',
  heaven:
    'cielo dios diosito infierno arriba alla barrio mundo alma almas eternidad eterno eterna angel* angelito paraiso tierra lado limbo virgencita jehova señor reun* reencontr* alcanz* encuentro',
  farewellgoods:
    'carta cartas nota notas testamento seguro herencia herencias repart* regale regalo regalar regalando dejo deje dejado dejar encarg* claves contraseña* papeles entierro deudas pendientes perdon* disculp* avisen avisar encuentren encontrar encuentre extrañ* llorar* llorarian lloren lloraran falte faltar falta ausencia viud* huerfan*',
  burden:
    'carga estorbo estorbar peso sobra sobro sobrar molestia mejor mejores alivio inutil inservible lastre basura escoria nada nadie fracas* desperdicio porqueria verguenza sirvo valgo merezco merece culpa culpable',
  despair:
    'aguanto aguantar aguanta soporto soportar soporta harto harta cansad* agotad* rendirme rindo rendir rendi sufr* sufro dolor duele desesper* desesperanza vacio vacia sentido salida esperanza oscur* depre* depresion deprimid* tristeza triste llanto lloro angusti* ansiedad soledad sola solo fuerzas ganas puedo hundid* hundo infeliz miserable mierda quebrad* rota roto hueco',
  attempt:
    'intent* intente intento intentar tentativa ensay* plan planeo planea planeado planead* decid* decidi decidido decidida resuelt* lista listo preparado preparada escog* eleg* elegi elegido fecha hora dia animo anim* atrev* valor',
  // What harms others.
  gun: 'pistola* revolver* arma armas armado armada fusil* escopeta* rifle* carabina bala balas balazo* balacera plomo plomazo* plomear tiro tiros disparo* dispar* calibre cuete fierro fierros fierrazo cañon chimba cuerno metralleta ametrall* granada* bomba* explosiv* gatillo empistolad* matraca fogon chumbo chumbos chumbazo corchazo corchar 38 9mm quemarropa trabuco encañon* apunt*',
  blade:
    'cuchillo* cuchilla* cuchillaz* navaja* navajaz* puñal* puñalada* apuñal* acuchill* machete* machetaz* machetear tijera* tijeretaz* bisturi cuter cutter gillette gilet yilet yile hoja hojita vidrio* botella hacha* hachaz* espada sable daga picahielo punzon verduguillo faca facon chuza charrasca platina trincheta serrucho sierra filo navajita corvo compas sacapuntas rastrillo lama',
  blunt:
    'palo palos palazo* bate batazo* martillo* martillaz* tubo fierro garrote* garrotaz* piedra* pedrada* ladrillo* cadena cadenazo cinto cintazo* cinturon cinturonaz* correa correaz* correazo chancla chanclazo chicote* latigo* latigaz* fuete* rebenque vara varazo cable cablazo cablaz* plancha planchaz* mazo llave',
  hit: 'pega pegan pegaba pegan pego pegue pegar pegarme pegarle pegarse pegandome pegando pegara pegaron golpe golpes golpea* golpeo golpead* golpeando golpiza golpiz* patea* patada* patadon puñetaz* puñete* trompada* trompaz* trompea* piña piñas bofet* bofetada* cachet* cachetada* cachetead* manaz* manotaz* madrea* madriz* madrazo* madree paliza* zurr* zurra tund* tunda tranquiz* agred* agresi* maltrat* violen* violent* zamarre* zarande* jalone* jalon empuj* empujon* estrell* azot* arrastr* araña* arañ* muerd* mordi* mordida* cozc* cosc* zape chingadaz* verguiz* verguea* golpiar golpio fajaz* moretón moreton* morado* moraton* moretea* chichon cardenal* hematom* marcas marca ojo nariz quebr* rompio partio fractur* desmay* lesion* lastim* tortur* castig* tirones mechas mechone* greñas biaba cagar cago soba sobaz* combo combos charchaz* charchazo aletaz* bife* sopapo* coñaz* coñazo* coscorr* nalgada* nalgue*',
  strangle:
    'ahorc* asfixi* estrangul* ahog* sofoc* cuello garganta aire almohada bolsa apret* apriet*',
  burn: 'quema* queme quemo quemar* prend* prender* fuego incend* gasolina nafta alcohol fosforo* encendedor llamas cigarr* hirviendo rociar rocio roci* hierve',
  threat:
    'amenaz* amenac* advirti* advert* extors* chantaj* intimid* cobr* plata vacuna piso cuota deuda deudas debo debe pagar pago paga pagan venganza veng* vengar* vengarme ajuste cuentas desquit* represal* jura* juro jure juró sentenci* sicario ellos hables hablo habla arrepent* arrepient* pagarlas pagará escarmiento leccion susto denunci*',
  force:
    'oblig* forz* fuerz* fuerza encerr* encierr* encierra encadena* amarr* amarra atar ata ato atad* candado llave secuestr* rapt* levant* retien* reten* prohib* controla* control* celos* celoso celosa celular revisa vigila vigil* sigue sigui* siguen seguir acos* acecha* espia* espi* ronda* rondando merodea* persigu* hostig* esconde escond* encuent* escapar* huir huyo* refug* salir dejarme quitarme niños',
  rape: 'viola violo violar* violaron violador* violacion* violad* violada violando violaba abus* abuso abusa abusador manose* tocamient* toquete* tocaba toca tocar toco tocan tocando tocandome tocarme tocarle restrieg* restreg* roza rozaba frota mete metio meten mano manos sob* acaricia* acarici* besa besar beso besos besaba desnud* desvist* encuera* encuer* calzon* calzones ropa bragas pijama cama cuarto noche noches baño bañ* ducha regazo piernas rodillas sexo sexual* sexuales porn* intim* intimas relaciones acostarme acostarse acuesta penetr* masturb* pene vagina partes pecho pechos tetas nalga* nalgas cola cosquillas jueguito secreto pedofil* pederast* grooming',
  nudes:
    'foto fotos video videos nudes packs pack fotitos camara webcam desnuda desnudo encuerada sube subir suba subio publica publicar publico difund* difundir manda mandar mande mandó manden grab* grabo grabó grabado pasar filtr* redes instagram whatsapp snap telegram',
  traffick:
    'vende venden vender vendio vendido vendida compra prostit* prostíb* prostib* burdel clientes esclav* trata proxen* padrote* casarme hombres pasaporte quito quitaron documentos',
  gang: 'banda pandill* mara mareros maras cartel narco* sicari* mafia mafios* patron malandro* malandros delincuent* choro* ladron* prestamista* gotagota paramilitar* guerrilla* paracos combo plaza colectivo capo usurero agiotista tombo pran maloso* mañoso',
  fear: 'miedo temor terror pánico panico pavor aterra* aterr* tiemblo temblando tembl* peligro* peligr* socorro auxilio ayuda ayudeme ayudenme ayudame salv* auxili* asust*',
  rage: 'odio odia odiar rabia bronca coraje furia furios* enoj* enfurec* ira arde arrecho* encabron* borrach* tomado toma tomada ebri* drogad* pedo alcohol rencor',
  blood:
    'sangre sangr* ensangr* sangro sangra herida* herid* hospital* urgencias internad* internaron suero puntos coser cosieron ambulancia desangr* coagul* costilla* diente* hueso* mandibula tobillo',
  // Meals that are not eaten.
  eat: 'comer comerme comerlo comerla como come comen comi comio comia comiera comiendo comida* coma comas comido cenar ceno cena cene cenas desayun* almuerz* almorz* almorcé merend* meriend* bocado* plato platos tragar trago prob* pruebo prueba mastic* lonche* lonchera vianda vianda* mesa porcion* postre* aliment* nutri* hambre hambrient* apetito antojo ayun* ayuno',
  food: 'pan pizza torta* pastel* galleta* chocolate* manzana* lechuga pepino* arroz papas carne pollo sopa ensalada* yogur* fruta* verdura* agua caldo huevo* queso empanada* taco* tortilla* arepa* helado* dulces dulce caramel* azucar te cafe leche cereal* atun avena uva* galletita* alfajor* tamal* paella asado* sushi hamburguesa* milanesa* ñoquis ravioles mate facturas medialuna* churro* turron nuez zanahoria* apio algodon hielo chicle* refresco* gelatina vinagre limon',
  vomit:
    'vomit* vomito devolver devuelv* devuelvo devolv* devolvi regurg* arcad* arcada guacar* guacare* deponer depongo escup* expuls* purg* purgo dedos dedo garganta inodoro excusado retrete taza wc lavabo water',
  lax: 'laxant* diuretic* lavativa* enema* sen pastillitas adelgaz* quemagras* anfetamin* clenbuterol fenproporex sibutramina ozempic tiroides te redotex',
  fast: 'ayun* ayuno ayunar ayunas calori* caloria kcal restri* restriccion dieta dietas atracon* atraco atraque atraqué compuls* atasc* desmay* mareo* mareos menstru* regla periodo pelo uñas lanugo',
  eatingdisorder:
    'anorex* anorexi* bulim* bulimi* ana mia tca proana pro thinspo ortorex* vigorex*',
  weight:
    'kilo kilos kg kgs gramo* libras libra peso pesar pesarme pesa pesaba pesos pesarse peses bascula balanza pesando talla tallas bajar baje bajé bajo baja bajando adelgac* adelgace engord* engorde engordar subir',
  fat: 'gorda gordo gordos gordas gordita gordito obes* grasa* grasosa lonja* lonjas llanta* rollo* rollos panza barriga guata pancita cerda cerdo vaca ballena chancha chancho puerca foca asco asquerosa asqueroso feo fea ballena',
  thin: 'flaca flaco flacas flaquita delgad* delgadita huesos hueso esquelet* esqueleto costillas clavicula* clavículas muslos muslo cintura transparente pluma palillo fideo ligera liviana puros puro cadavérica chupada consumid* hundidos',
  mirror: 'espejo* espejo reflejo cuerpo figura sueter* sueteres holgad* anch* tapa tapo',
  // Who.
  partner:
    'marido espos* esposo esposa novi* novio novia pareja ex expareja exmarido exnovi* amante viejo vieja conviv* concubin* mujer señora señor polol* prometid* jevo jeva enamorad* chavo chava peoresnada crush',
  parent:
    'mama mami madre papa papi padre papas padres ama apa jefa jefe jefita jefecito viejos padrastro madrastra suegr* abuel* abuelo abuela',
  kid: 'hij* ijo ija niñ* nena nene nenes nenas bebe* guagua* chamac* chiquit* escuincl* pibe pibes piba nieto nieta sobrin* hermanit* ahijad* alumn* morrit* adolesc* chico chica criatura* guri gurisa menor menores pelad* chamo',
  sibling:
    'herman* primo prima primos cuñad* tio tia tios yerno nuera concuñ* padrino madrina compadre comadre',
  other:
    'amig* compañer* vecin* profe profesor* maestr* entrenador* coach jefe jefes patron* cura sacerdote pastor padrecito cliente* chofer* portero casero roomie colega* tipo tipos sujeto desconocid* extrañ* hombre hombres alguien supervisor* guardia* encargado policia* doctor* medico* muchach* bato vato chabon weon compa parcero parce pana causa',
  school:
    'escuela colegio secund* secundaria primaria prepa liceo clase clases salon recreo grado sexto quinto universidad facultad examen* tarea* tesis materia* nota notas calific* curso cursos beca becas',
  // What is harmless.
  wed: 'boda* casar casarme casarse caso casa casamos casan casamiento matrimoni* novios vestido altar anillo* luna padrinos ramo anillo compromiso comprometer* propuesta despedida soltera',
  party:
    'fiesta* cumple* cumpleaños festej* celebr* celebro pastel* globo* piñata* quince quinceañera vals mariachi* serenata* carnaval* brindis brindar invit* sorpresa* disfra* bautizo* bautismo comunion posada navidad nochebuena nochevieja roscon reyes regalo* regalito regal* baile bailar bailo bailando bailamos bailan tonear rumba farra discoteca',
  travel:
    'viaj* vuelo* avion* aeropuerto pasaje* maleta* valija* equipaje playa* hotel* crucero* vacacion* turis* excursion* mochil* camping acampar carpa tienda montañ* mudar* mudo mudanza mudarnos europa madrid paris cancun miami canada argentina españa mexico chile colombia peru barcelona sevilla bariloche cartagena cuzco valencia plata boleto* visado visa pasaporte isla caribe senderismo surf esqui* ruta carretera paseo pasear paseamos camino',
  house:
    'departamento* depa piso apartamento* alquil* alquiler hipoteca* renta rentar inmobil* mueble* sofa sillon cocina comedor cortina* pintar pinto pintura pared paredes baldosa* azulejo* jardin* patio terreno albañil* gotera* gotea plomero* techo obra reforma remodel* decor* mudanza lavadora* heladera nevera refri* lavarropas horno estufa lampara* foco bombilla* escritura llaves',
  work: 'trabaj* empleo* puesto ascens* promocion* promov* sueldo salario aumento contrat* entrevista* oficina empresa* negocio* jefatura gerent* cliente* proyecto* emprend* renunci* renuncio jubil* sindicato turno turnos guardia guardias informe* reunion* presentacion* licencia oposicion* curriculum socio socia',
  buy: 'comprar compro compre compra compramos vender vendo vendi precio* barato cara caro oferta* rebaja* descuento* tienda* mercado* feria super* credito prestamo* banco tarjeta cuotas loteria quiniela rifa premio ganar* gano sorteo bitcoin invertir inversion* ahorr* acciones bolsa dinero',
  sport:
    'futbol partido* gol goles golazo mundial equipo* cancha liga campeon* torneo* final penal penales arquero portero delantero entren* entreno gimnasio gym maraton* correr corro carrera* natacion nadar nado bici bicicleta* ciclov* tenis padel basquet* voley boxeo box karate judo yoga pilates pesas truco ajedrez dominó domino cartas bochas barca madrid boca river clasico seleccion golf rugby patin* patinar montar',
  media:
    'podcast* serie* pelicula* novela* telenovela* temporada capitulo* episodio* netflix cine teatro obra actor actriz protagonista villano videojuego* juego jueg* jugar juego jugando play nintendo fortnite minecraft roblox nivel partida libro* leer leyendo lectura* cuento cuentos poema* documental* thriller personaje* trama canal youtube tiktok instagram seguidor* likes reels streaming',
  music:
    'musica cancion* cantar canto cante cantan coro karaoke guitarra piano violin viola acordeon tambor* bateria banda concierto* orquesta disco* cumbia salsa tango bolero reggaeton rock recital gira album ensay* trompeta flauta ukelele dj',
  garden:
    'planta* plantar maceta* flor flores rosa rosas jardin arbol* huerta semilla* tomate* regar riego podar cesped pasto albahaca cactus orquidea* fruto* cosecha siembra sembrar abono',
  pet: 'perro perros perra perrit* gato gatos gata gatit* mascota* cachorr* conejo* canario loro hamster pez peces tortuga* caballo* veterin* pasear gallina* pollito* vaca vacas',
  beauty:
    'flequillo pelo cabello peluquer* peinad* tinte teñir mechas uñas maquill* labios cejas pestañas depil* tatuaje* tatu* piercing perfume* crema* vestido* falda* zapatos zapatillas ropa jeans pantalon* camisa* blusa* traje bikini sombrero moño aretes collar reloj gafas lentes ortodoncia',
  craft:
    'tejer tejo coser coso costura bordar crochet tela telas ganchillo pintar dibuj* dibujo acuarela* ceramica manual* madera carpinter* receta* cocinar cocino horne* hornear bizcocho* masa levadura salsa guiso parrilla',
  health:
    'dentista muela* diente* odontolog* oculista vacuna vacunar analisis cita turno* consulta* terap* psicolog* fisio* masaje* gripe resfri* gripa tos alergia* rodilla* espalda* presion colesterol operacion* cirugia* endocrin* nutriolog* nutricion* pediatr* embarazo embarazad* parto',
  weather:
    'lluvia* llueve llover llovia frio calor sol nieve nevar viento tormenta* verano invierno otoño primavera clima playa humedad relampag* arcoiris',
  tech: 'celular* movil telefono telef* computadora* compu pc laptop portatil app apps internet wifi bateria cargador pantalla impresora correo* contraseña archivo* excel programa* codigo servidor* web bot pagina tablet consola usb cuenta',
  vehicle:
    'carro* coche* auto autos moto* motos camion* camioneta bus colectivo taxi* taxista combi micro garaje mecanic* taller llanta* goma freno* motor gasolina volante licencia manejar conducir',
  laugh:
    'jaja* jeje* jiji* jajaj* risa* reir* rei rie rio riendo carcajad* broma bromas chiste* xd lol juas mentira figurado',
  joy: 'feliz felices felicidad alegr* content* ilusion* ilusionad* emocion* encanta* encant* genial divin* orgull* suerte suert* bonit* lind* hermos* preci* rico rica amor amo ama adora adoro quiere querido carin* cariñ* abrazo* abraz* abrace* tranquil* paz',
  calm: 'descans* relaj* medit* respirac* domingo domingos siesta vacaciones tranquil* paseo sauna spa termas',
  tarot:
    'tarot carta cartas arcano* runa runas horoscop* signo aries tauro geminis cancer leo virgo libra escorpio sagitario capricornio acuario piscis ascendente luna venus marte saturno mercurio retrogrado eclipse* oraculo lectura tirada pendulo mazo',
  // What joins them.
  want: 'quiero quisiera queria querria quieren quiere querer deseo desear desea necesito pienso pensar pensando pense piensa ganas prefiero prefiere preferiria ojala gustaria sueño planeo espero pido pide pedir ruego rezo rezar',
  going: 'voy vas va vamos van iba ire ira iremos boy',
  must: 'tengo debo deberia tendria tendre toca hay habria conviene puedo podria mejor',
  when: 'hoy mañana noche esta tarde madrugada lunes martes miercoles jueves viernes sabado domingo pronto ya ahora semana mes fecha dia',
  never: 'nunca jamas siempre ningun ninguna nadie nada mas sin no ni tampoco',
  say: 'dice dijo dicen dise diso dijeron dije decir digo cuenta conto confeso confiesa jura juro jura escribio escribe grita grito gritan avisa aviso pregunta prometio promete',
  have: 'tengo tiene tenia guardo guarda guardo guardado junto junte juntado junta compre consegui conseguido trae traigo lleva llevo saco saca esconde escondo escondido escondida',
  age: 'años añitos seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete',
  me: 'me mi mis yo mio conmigo',
  they: 'le les lo la los las se su sus el ella ellos',
  secret:
    'secreto escondidas nadie sepa enteren entere sabe saben cuento cuente digas cuentas callad* oculto ocultas',
};

const EXACT = new Map<string, string[]>();
const BEGINNINGS = new Map<string, string[]>();
for (const [kind, words] of Object.entries({ ...KINDS, ...EVERYDAY_KINDS })) {
  for (const word of words.split(' ')) {
    const map = word.endsWith('*') ? BEGINNINGS : EXACT;
    const folded = foldWord(plain(word.replace('*', '')));
    const kinds = map.get(folded) ?? [];
    if (!kinds.includes(kind)) map.set(folded, [...kinds, kind]);
  }
}
const LONGEST = Math.max(...[...BEGINNINGS.keys()].map((start) => start.length));

/** The kinds that a folded word is of. */
export function kindsOf(word: string): string[] {
  const kinds = new Set(EXACT.get(word));
  for (let length = 3; length <= Math.min(LONGEST, word.length); length++)
    for (const kind of BEGINNINGS.get(word.slice(0, length)) ?? []) kinds.add(kind);
  return [...kinds];
}
