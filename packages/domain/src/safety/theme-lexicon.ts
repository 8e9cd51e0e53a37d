/**
 * Words by what they mean, so that what is learnt of one is known of its like: «ibuprofeno» counts as
 * «sertralina» does. `*` stands for any ending. What a word says where it stands is left to the weighing.
 */
export const THEME_LEXICON = {
  illness:
    'cancer tumor* quiste* nodulo* mioma* polipo* metastasis leucemia linfoma melanoma carcinoma diabetes diabetic* hipertens* ' +
    'hipotens* tiroid* hipotiroid* hipertiroid* anemi* artritis artrosis reuma* lupus fibromialgia esclerosis parkinson alzheimer ' +
    'demencia* epilep* asma asmatic* bronquitis neumonia pulmonia tuberculosis tbc epoc covid gripe gripa influenza dengue ' +
    'chikungunya zika chagas malaria paludismo sarampion varicela paperas tosferina meningitis hepatitis cirrosis gastritis ' +
    'ulcera* reflujo colitis crohn apendicitis hernia* hemorroide* almorrana* calculo* piedras litiasis colesterol trigliceridos ' +
    'glucosa acido urico gota creatinina insuficiencia infarto* preinfarto arritmia* taquicardia* soplo aneurisma embolia trombo* ' +
    'trombosis coagulo* derrame ictus acv isquemia varices vih sida sifilis gonorrea herpes hpv vph papiloma* clamidia candidiasis ' +
    'vaginosis endometriosis ovario poliquistic* menopausia prostata* prostatitis cistitis infeccion* infectad* bacteria* virus ' +
    'hongo* parasito* lombrices sarna acne rosacea psoriasis dermatitis eccema* vitiligo alopecia celiac* intoleran* alergi* ' +
    'migrana* vertigo* sinusitis rinitis amigdalitis otitis faringitis laringitis conjuntivitis cataratas glaucoma miopia ' +
    'astigmatismo apnea insomnio depresion depresiv* ansiedad bipolar* esquizofren* psicosis psicotic* autis* asperger tdah toc ' +
    'anorexia bulimia trastorno* sindrome* escoliosis ciatica lumbago lumbalgia tendinitis menisco* ligamento* esguince fractura* ' +
    'fisura luxacion osteoporosis septicemia sepsis gangrena covirus secuela* recaida* enferm* padecimiento dolencia* mal* ' +
    'malestar* achaque* desnutricion obesidad sobrepeso celulitis estri* caries piorrea gingivitis sordera cegu* paralisis ' +
    'trombocit* plaquetas leucocit* hemofilia talasemia lepra rabia tetanos colera salmonela salmonella helicobacter pilori pylori ' +
    'posparto preeclampsia placenta parvovirus moquillo leishmania toxoplasma listeria legionela enfisema fibrosis silicosis ' +
    'anafilaxia hereditari* genetic* congenit* down autoinmune ladilla* escorbuto raquitismo hiperplasia hipoglucemia',
  symptom:
    'duel* dolor* dole* dolio punzad* ardor* arde arden comezon picazon picor* pica pican hinch* inflam* desinflam* entumec* ' +
    'hormigue* calambre* temblor* tiembl* temblando mareo* mare* marea nausea* vomit* arcada* diarrea estren* colico* retortij* ' +
    'acidez gases fiebre calentura febril escalofrio* sudor* tos toser tosiendo tose toso flema* moco* ronqu* ronca* ahog* asfixi* ' +
    'respir* palpit* sangr* hemorrag* mancha* flujo desmay* desvanec* convuls* fatiga* cansancio agotad* decaid* debil* adelgaz* ' +
    'engord* bajado subido insomnio sarpullid* salpullid* roncha* verruga* lunar* grano* granito* bulto* bultito* bolita* bola ' +
    'pelota ganglio* moreton* morad* hematoma* herida* llaga* fistula* absceso* postema pus costra cicatriz* quemadura* picadura* ' +
    'mordedura* mordid* caspa calv* caida zumb* acufeno* vision borros* nublad* ceguera sordo sorda renqu* coje* cojo coja ' +
    'tartamud* zoster tic tics alucin* voces pesadillas panico crisis nervios* atrofia* contractura* desgarr* torcedura torci* ' +
    'dislocad* fractur* quebr* rot* sintoma* molestia* moles* azucar presion tension pulso anginas bochorno* sofoco* mareada ' +
    'olfato gusto memoria olvido lapsus delirio infiltr* hipo sudoracion legana* supur* pigment* manchas hipoacusia reflejo punto',
  body:
    'cabeza sien frente nuca cara ojo* oido* oreja* boca labio* lengua paladar muela* diente* encia* garganta cuello mandibula ' +
    'hombro* brazo* codo* muneca mano* dedo* una unas pecho* seno* mama* teta* pezon* axila* espalda columna lumbar cervical* ' +
    'vertebra* cintura costilla* costado estomago barriga panza guata vientre abdomen tripa* intestin* colon ano recto higado ' +
    'rinon* vejiga ovario* utero matriz testiculo* huevos pene vagina ingle cadera* nalga* pierna* muslo* rodilla* tobillo* pie ' +
    'pies talon* hueso* articulacion* musculo* tendon* piel pulmon* corazon arteria* vena venas vesicula pancreas bazo cerebro ' +
    'cuerpo cabello pelo uretra prepucio cordon placenta amigdalas nervio celula* sangre orina pipi heces popo caca regla periodo ' +
    'menstruacion',
  carer:
    'doctor* dr dra doc medic* matasanos especialista* cirujan* cardiolog* oncolog* dermatolog* neurolog* traumatolog* urolog* ' +
    'ginecolog* obstetra* comadrona matrona partera pediatra* geriatra* psiquiatra* psicolog* terapeuta* fisio* kinesiolog* kine ' +
    'dentista* odontolog* ortodonc* oculista* oftalmolog* otorrino* endocrin* gastroenter* gastro hematolog* nefrolog* reumatolog* ' +
    'internista* anestesi* enfermer* nutricion* nutriolog* dietista fonoaudiolog* logopeda farmaceutic* boticari* veterinari* vet ' +
    'curander* chaman huesero sobador* naturista homeopat* quiropract* podolog*',
  clinic:
    'hospital* clinica* sanatorio urgencias emergencias guardia ambulancia consulta consultorio ambulatorio posta imss issste ' +
    'seguro ips eps essalud minsa sus pami mutualista uci uti cti quirofano pabellon sala camilla internad* internar* internaron ' +
    'ingresad* ingresar* ingresaron alta altas paliativ* geriatrico asilo residencia psiquiatrico manicomio rehabilitacion rehab ' +
    'farmacia botica laboratorio cama intubad* entubad* respirador ventilador coma sonda suero oxigeno incubadora neo neonato ' +
    'collarin faja cabestrillo sesion* reumato donar donacion medula trasfusion ambulancias camillero dispensario',
  test:
    'analisis analitica* examen* estudios biopsia* mamografia* papanicolau papanicolao citologia colposcopia endoscopia* ' +
    'colonoscopia* gastroscopia* ecografia* ultrasonido* eco ecos tac tomografia* resonancia* radiografia* placa placas rayos ' +
    'electrocardiograma electro encefalograma holter hemograma biometria marcador* prueba* test predictor resultado* diagnost* ' +
    'pronostico valoracion chequeo* revision evaluacion positivo negativo benign* malign* sospechos* amniocentesis cariotipo',
  remedy:
    'cirug* operac* operar* operan operaron opero opere oper* intervencion* trasplant* transplant* transfusion* quimio* ' +
    'radioterapia radio dialisis hemodialisis cateterismo stent marcapasos protesis implante* botox lifting liposuccion* lipo ' +
    'rinoplastia bypass manga gastrica balon cesarea* laser puntos yeso ferula muletas silla ruedas audifono* lentes gafas ' +
    'brackets ortodoncia endodoncia amput* extirp* extraer vasectomia ligadura* histerectomia aborto* abort* legrado raspado ' +
    'vacun* inyecc* inyect* pinchazo* tratamiento* terapia* dosis receta* recet* medic* medicina* medicamento* remedio* pastilla* ' +
    'pildora* capsula* gotas jarabe* pomada* crema* antibiotic* antidepresiv* ansiolitic* anticoncept* antiinflam* analgesic* ' +
    'calmante* sedant* sedad* somnifero* hormona* esteroide* cortico* cortisona insulina metformina losartan enalapril omeprazol ' +
    'ibuprofeno paracetamol aspirina* diclofenaco amoxicilina sertralina fluoxetina prozac escitalopram paroxetina clonazepam ' +
    'rivotril alprazolam lorazepam diazepam valium quetiapina risperidona litio levotiroxina eutirox sintrom warfarina heparina ' +
    'roacutan* accutane isotretinoina minoxidil viagra sildenafil ozempic semaglutida mounjaro saxenda tramadol morfina oxicodona ' +
    'fentanilo metadona prednisona ventolin salbutamol antirrabica moringa sabila valeriana pasiflora manzanilla ajo jengibre ' +
    'curcuma ruda hierba* infusion* brebaje* acupuntura reiki biomagnet* homeopatia ayahuasca cannabis cbd dieta* ayuno ' +
    'suplemento* vitamina* proteina* colageno desintox* yodo ritalina concerta bach flores ampolla* antihistaminic* loratadina ' +
    'nebuliz* inhalador stents rayos sobada sobar ventosas parche* anestesia epidural sutura',
  heal:
    'cura curar* curara* curo cure curan sana sanar* sanara* sano sane recuper* mejor* mejoria empeor* agrav* alivi* salud ' +
    'saludable* sobreviv* caminar andar ver oir respirar hablar grave gravedad serio contag* pegar infect* prevenir cronic* ' +
    'incurable* terminal discapacidad invalid* minusval* baja* reposo recaer* bulto detect* diagnost*',
  baby:
    'embaraz* embarasad* prenad* encinta gestacion gestar bebe* beba bb guagua wawa feto embrion* gemel* mellizo* trilliz* nino ' +
    'nina varon hembra nene nena parto* parir dar luz cesarea nacer* nazca nace fertil* infertil* esteril* inseminacion vitro fiv ' +
    'ovul* concebir concepcion fecund* retraso atraso regla periodo test predictor semanas obstetra ecografia abort* perdida utero ' +
    'ovario esperma* vasectomia anticonceptiv* diu condon prenez barriga',
  addict:
    'adicc* adict* alcohol* borracho borracha bebida beber beba bebe trago tragos tomar chupar drog* marihuana porro* mota coca ' +
    'cocaina merca perico crack paco basuco piedra heroina fentanilo metanfetamina cristal tabaco cigarr* fumar fumo fuma ludopat* ' +
    'ludopata* recaer* recaida* anexo granja desintox* rehabilit* abstinencia sobrio sobria',
  lawyer:
    'abogad* licenciado licenciada fiscal fiscalia juez jueza jueces juzgado* tribunal* corte supremo suprema magistrad* notari* ' +
    'escribano escribania procurador* perit* gestor gestoria defensor* defensoria procuraduria ministerio mp cedula jurado ' +
    'secretario actuario alguacil inspector* inspeccion sunafil hacienda sat afip sunat dian sii agencia tributaria registro ' +
    'sunarp inra indecopi dgt extranjeria migraciones migracion ice uscis consulado consul embajada cancilleria policia poli pdi ' +
    'guardia pacos patrulla comisaria comiseria carabineros alcaldia ayuntamiento municipio municipalidad comuna comision ' +
    'sindicato fogasa sepe inss bps pami anses colpensiones infonavit',
  process:
    'juicio* pleit* demand* querell* denunci* acusa* acusan acusaron imput* proces* procesan sumario expediente* causa caso ' +
    'audiencia* vista comparecencia citac* citatorio* citar* citaron notific* emplaza* sentenci* fallo* falla resolucion* dictam* ' +
    'veredicto recurso* apel* amparo* casacion tutela* habeas ampar* conciliac* mediac* arbitraje acuerdo* arreglo prueba* testig* ' +
    'testimonio declar* declaracion careo indagatoria formalizac* fianza caucion prescri* archiv* sobrese* absuel* absolv* ' +
    'absolucion culpable inocente* inocencia condena* conden* indult* amnistia antecedentes multa* multan multar* infraccion* ' +
    'sancion* embarg* lanzamiento desaloj* desahuci* ejecut* cautelar* carta documento burofax requerimiento acta actas alegato* ' +
    'pleitear litig* litigio reclam* reclamo reclamacion* impugn* legal* ilegal* ley leyes derecho derechos juridic* justicia ' +
    'comparendo exhorto cargos perpetua sobreseimiento revocatoria nulidad anul* caduc* plazo perjuicio* contrademanda legitima* ' +
    'inhabilit* receptacion retuvieron retuvo decomis* incaut* aduana alcabala perici* peritaje restitucion embargado licitud ' +
    'visto bueno subrogacion',
  prison:
    'carcel* prision penal penitenciaria preso presa presos presidio reclus* reclusorio talego trullo bote cana canero calabozo ' +
    'celda tanque libertad condicional domiciliaria tobillera brazalete grillete arresto arrest* deten* detuvieron detienen ' +
    'deteng* agarraron agarren encerr* encan* enjaul* entamb* empapel* captur* busca orden allan* allanamiento redada reformatorio ' +
    'correccional reo pena anos caen salir suelten sueltan soltar soltaron extradit* extradicion tombos tombo paca chota pasma ' +
    'maderos fichad* sembraron pillar* pillaron cachar* caer cae liberar* liberan liberen sale salga extraditan',
  crime:
    'delito* crimen robo robar* robaron rob* hurto* asalt* atrac* estaf* timo timar* fraude* defraud* falsific* falsa firma* ' +
    'soborn* coima* mordida* extors* chantaj* amenaz* acos* hostig* difam* calumni* injuri* homicidio asesin* secuestr* desapar* ' +
    'contraband* narco* lavado evasion evadir corrup* malvers* okupa* ocupa* usurp* plagio plagi* pirate* hacke* phishing filtr* ' +
    'alcoholemia atropell* choque choqu* accidente lesion* negligencia mala praxis victima* culpabl* violencia agresion agredi*',
  papers:
    'visa visado* green card residencia* residente ciudadania nacionalidad asilo refugio refugiad* parole tps permiso* papeles ' +
    'indocumentad* deport* expuls* irregular* migrante* migratori* pasaporte* nie dni tie arraigo regulariz* legaliz* frontera ' +
    'documento* tramite* tramitar apostill* licencia* carnet carne registro matricula patente marca titulo* escritura* escriturar ' +
    'poder poderes contrato* firm* clausula* convenio* arrendamiento arriendo alquiler inquilin* caser* arrendador* arrendatari* ' +
    'arrendador fianza garante garantia* aval medianera lindero* linde* deslinde catastro usucap* posesion efectiva propiedad ' +
    'horizontal comunidad consorcio condominio terreno parcela plano licitacion estatutos coyote pollero reunificacion peticion ' +
    'petition i130 entrevista barajas aeropuerto ciudadano naturaliz* homolog* apostillan convalid* consular turno cupo boleta ' +
    'salvoconducto conducir conduc* puntos',
  family:
    'divorci* separacion* custodia tenencia tutela patria potestad visitas regimen pension* alimentos alimentici* manutencion ' +
    'cuota adopcion* adopt* acogida acogimiento filiacion paternidad adn apellido* reconoc* prenupcial* capitulaciones gananciales ' +
    'herenc* hered* heredar* herede testament* sucesion* sucesori* legitima albacea intestad* legado* apoder* curatel* incapacit* ' +
    'interdicc* restitu* sustraccion',
  labour:
    'despid* desped* despidieron liquidacion finiquito* indemniz* prestaciones antiguedad preaviso erte ere contrato* interin* ' +
    'laboral* contrato jornada horas extras sindic* huelga convenio inspeccion acoso mobbing nomina* cotiz* cotizacion* aportes ' +
    'jubil* pension* invalidez incapacidad subsidio* paro desempleo renunci* rajan rajar echar echaron botaron botar corrieron ' +
    'correr',
  cash:
    'dinero plata platita lana varo* pasta guita mosca biyuya lucas luca palo palos mango mangos morlacos feria billete* ' +
    'billetito* centavo* cobre chele* reales real peso pesos dolar* euro euros sol soles bolivar* bolo* boliviano* quetzal* colon ' +
    'colones lempira* cordoba* guarani* libra* yen pavos duro duros chavo* chavos fula fulas usd clp mxn efectivo caja fortuna ' +
    'riqueza* rico rica ricos millon* millonari* forrar* forrad* lujos pobre* pobreza pelad* quebrad* arruin* bancarrot* ruina ' +
    'miseria prosper* abundancia economi* financ* finanza* solven* insolven* liquidez capital',
  debt:
    'deud* deb* debo debe deben debia debemos adeud* acreedor* moros* prest* prestamo* prestamista* credit* crediticio hipotec* ' +
    'rehipotec* refinanci* financi* intereses interes cuota* letra* mensualidad* plazo* tarjeta* visa mastercard revolving buro ' +
    'infocorp dicom datacredito veraz embarg* aval avalar* garante fiador fiar* empen* empeno* montepio gota usur* agiotista* ' +
    'pagar* pago pagos pague paga pagan pagando pagaran pagara abono* abonar cobr* cobro devolver* devuelv* devolvera* saldar ' +
    'saldo sobregir* microcredito* fia fiado pandero tanda* vaquita junta natillera san susu cundina* pasanaco desembolso letra ' +
    'pasanaku culebra cadena vaca fiadora prorroga mora moroso ejecucion remate dacion moratoria debitan devolucion reembolso ' +
    'consignar',
  invest:
    'invert* inversi* invierto invierta invirtiendo inversor* inversionista* acciones accion bolsa broker trading trader* forex ' +
    'bitcoin* btc cripto* ether ethereum eth solana usdt usdc binance memecoin* nft* token* stak* wallet blockchain etf fondo* ' +
    'bono* bonos cetes plazo fijo letras tesoro depositos renta rendimiento* rendir rinde rinden rentab* rentabil* dividendo* ' +
    'interes plusvalia ganancia* ganar gano utilidad* beneficio* margen ahorr* ahorro* ahorrar alcancia colchon piramid* ' +
    'multinivel ponzi oro plata petroleo soja cosecha devaluacion devalu* inflacion euribor tasa tasas cambio dolarizar dolares ' +
    'verde blue mep divisas afp afore retiro jubilacion aguinaldo bono gratificacion cts dropshipping cedears fideicomiso indexado ' +
    'trader copytrading arbitraje staking mineria minar apalanc* pozo preventa plataforma esquema herbalife',
  trade:
    'negocio* negocito* tienda* tiendita abarrot* pulperia bodega bodegon colmado minimarket autoservicio kiosco quiosco puesto ' +
    'puestito local changarro emprend* empresa* pyme* microempresa startup franquicia* restauran* cafeteria* bar cantina taller ' +
    'peluqueria* barberia* estetica salon panaderia* pasteleria* reposteria ferreteria* merceria* papeleria lavadero lavanderia ' +
    'carwash taxi uber flota camion camioneta cliente* clientela mercancia* mercaderia* inventario stock proveedor* socio socia ' +
    'socios sociedad vender* vendo vende venden venda venta ventas vendi* compr* compro compra comprar* compre revend* revender ' +
    'importar* exportar* factura* facturar* alquilar* alquilo rentar* rento traspas* traspaso licitacion subasta* remate* quiebra ' +
    'quebrar* concurso rentable* chacra chacrita finca ganad* vacas gallinas cerdos cafetal siembra cultivo* airbnb imprenta hotel ' +
    'hostal granja tambo feria mercado emprendedora clientas pedidos delivery comal pupusas tamales areperia comedor fonda asadero ' +
    'pizzeria heladeria floristeria lenceria boutique spa gimnasio veterinaria consultorio despacho bufete agencia inmobiliaria ' +
    'constructora cooperativa',
  goods:
    'casa casita piso depto dpto depa apartamento* departamento* vivienda* inmueble* inmobiliari* chalet terreno* lote lotecito ' +
    'solar parcela finca coche carro carrito auto moto camion camioneta furgoneta bici refri heladera nevera tele televisor ' +
    'celular joya* anillo reloj ahorros sena arras anticipo enganche inicial entrada oferta precio* caro cara barato tasacion ' +
    'rebaja* descuento*',
  wage:
    'sueldo* salario* quincena* paga aumento* ascenso* honorario* comision* bono* propina* ingreso* nomina* jornal* pension ' +
    'subsidio* subvencion* ayuda* beca* remesa* bienestar ife retiro afp gasto* gastar* gasto gasta gastado cuenta cuentas banco* ' +
    'bancari* cajero transferencia* deposit* impuesto* iva renta predial arancel* alquiler arriendo alcanza* alcanzara* ajust* ' +
    'llego fin mes desembolso nomina racha economica finanzas recibo factura cheque aguinaldo utilidades ptu finiquito beca ' +
    'subsidio estipendio plata mensual presupuesto',
  lottery:
    'loteria* loto lotto quiniela* quini bonoloto primitiva euromillon* gordo nino once cupon* cachito* decimo* terminacion ' +
    'reintegro melate chispazo tris powerball megamillions baloto chance leidsa nacional pega3 pega kino tinka brinco raspadito* ' +
    'raspa raspe raspita rasca sorteo* rifa* bingo casino* tragaperras tragamonedas maquinitas ruleta apuest* apost* apuestas ' +
    'pronostico* hipodromo caballo* galgo* gallo* gallera parley parlay bet365 betsson poker blackjack boleto* billete numero* ' +
    'numeros combinacion* premio* jackpot acumulado millonario suerte atinarle achunt* acert* pegarle chapar triple animalito ' +
    'granjita terminal activo combinada cuota finde tipster boletos cartones carton taquilla sale salga cae corrido fijo bolita ' +
    'charada cabal chontico numerito',
  die:
    'mori* morir* morire moriras morira moriremos moriran muer* muere muero mueren mueran murio murieron murier* muriendo muert* ' +
    'muerta muerto muertos fallec* fallezc* deceso defuncion difunt* finad* finar fino perec* expir* agoni* desahuci* desahuciad* ' +
    'mortal* letal sucumb* ahog* matar* mata mate maten matan asesin* electrocut* palm* palmo crep* espich* espicho petate* ' +
    'petatear* dinar* dino fenec* espirar fiambre cadaver cuerpo morgue desnuc* infart* finiquitar latir electrocuta ahorc* ' +
    'despach* quebrar pelarse pelar estirar colgar guindar patear',
  reaper:
    'parca pelona huesuda calaca flaca catrina muerte guadana pelada tiznada barquero caronte pedro cielo infierno limbo ' +
    'purgatorio gloria eternidad dios senor virgen barrio patio tierra adios',
  burial:
    'entierr* enterr* sepult* sepelio funeral* funerari* velorio* velar* velamos velan ataud* cajon feretro caja cripta tumba* ' +
    'nicho lapida* cementerio* panteon camposanto ceniza* crem* cremar* incinerar* luto lutos duelo pesame* esquela rezo* ' +
    'novenario mortaja responso epitafio testamento viud* viudez huerfan* orfandad esquelas enviud* agonia velatorio tanatorio ' +
    'obituario exequias sarcofago osario columbario cajita flores',
  remain:
    'queda quedan quedara quedaran quedaba quede quedo restan resta faltan falta sobra sobran',
  last:
    'dura dure duran durar durara duraran duramos duro aguanta aguante aguanto aguantar* resist* soporta* alarg* tira tirar tirara ' +
    'alcanza alcanzara',
  alive:
    'vivo viva vivos vivas vive viven vivir vivira vivire viviremos viviran vivia viviendo vida vidas vital respira respirando ' +
    'respire late latir latiendo sigue siguen seguira seguir',
  reach:
    'llego llega llegue llegan llegar llegara llegare llegaran llegaremos pasa pase paso pasar pasara pasare pasaran cumplir ' +
    'cumpla cumplo cumple cumplira cumplire cumplen alcanzo alcanza alcanzar alcanzare alcanzara ver vere vera vea veo conocer ' +
    'conoce conocere conocera amanec* cruza cruzar dobla doblar',
  save:
    'salva* salve salvo salven sobreviv* libra librar libre librara zafa zafar despiert* despert* reviv* resucit* reanim* saldra ' +
    'salir sale salga salen vuelve volver volvera regresa regresara aparec*',
  leave:
    'voy vas va vamos van fue irse irme irnos ira ire iran iremos vaya vayan yendo marchar* marcho partir parta parte partio llev* ' +
    'lleve lleva llevan llevara perder pierdo perdere despedir* despido dejar* deja dejo dejara toque toca tocara turno hora llama ' +
    'llaman llamando llame busca buscan buscar',
  age:
    'edad edades ano anos anitos annos joven jovenes viejo vieja viejos viejita viejito ancian* vejez longev* centenari* ' +
    'nonagenari* octogenari* larga largo corta corto cortita',
  number:
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece quince veinte treinta cuarenta cincuenta sesenta setenta ' +
    'ochenta noventa cien ciento mil 30 40 50 60 65 70 75 80 85 90 95 100',
  season:
    'navidad nochebuena reyes pascua pascuas semana santa invierno verano otono primavera ano nuevo fiestas cumpleanos boda ' +
    'bautizo graduacion comunion enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes ' +
    'martes miercoles jueves viernes sabado domingo manana noche pronto mes meses semanas dias dia siglo',
  person:
    'yo me mi el ella nosotros alguien quien quienes vecino vecina vecinos amigo amiga amigos jefe jefa senor senora don dona ' +
    'presidente papa rey reina actor cantante dictador profesor maestro patron compadre companero companera',
  dreadful:
    'accidente avion choque ahogad* disparo balazo* tiro* bala guerra frente soldado terremoto temblor tsunami incendio ' +
    'desaparecid* secuestr* perdido perdida guerrilla frontera barco balsa mina derrumbe coma uci terapia intensiva paliativ* ' +
    'sedad* desconect* eutanasia sacrific* dormirla dormirlo terminal agoni* desahuci*',
  omen:
    'lechuza* buho* tecolote* zopilote* buitre* cuervo* mariposa negra paloma negr* perro aulla* aullan aullo aull* gallo gallos ' +
    'campana* vela velas espejo* roto dientes sone sono sueno soñar presagi* augur* presentimiento* aviso anunci* senal* animas ' +
    'anima gitana bruja brujo yatiri paqo chaman vidente pitonisa linea mano coca hoja',
  kin:
    'mama mami mamita ma madre papa papi papito pa padre viejo vieja viejos viejita viejito tata taita jefa jefe hijo hija hijos ' +
    'hijas hijito hijita nene nena bebe hermano hermana hermanos hermanita hermanito nano abuelo abuela abuelito abuelita abuelos ' +
    'nona nono nonna yaya yayo awicha lela lelo tio tia tios primo prima primos sobrino sobrina nieto nieta nietos bisnieto ' +
    'bisnieta suegro suegra suegros cunado cunada yerno nuera esposo esposa marido mujer compadre comadre padrino madrina ahijado ' +
    'ahijada padrastro madrastra hermanastro',
  pet:
    'perro perra perrito perrita perros gato gata gatito gatita gatos michi mascota* loro perico canario pajaro hamster conejo ' +
    'conejita cuy caballo yegua vaca burro gallina tortuga pez iguana cachorro cachorra firulais pelusa',
  love:
    'amor amores novio novia novi* pareja ex crush cita citas beso besos besar* enamor* querer quiere quiero queria ama amo amado ' +
    'amarme gustar gusta gusto corazon ternura carino pasion celos infiel* fiel engan* traicion* ligue galan pretendiente ' +
    'corresponde boda casar* casarme matrimonio noviazgo llama gemela soltera soltero abrazo* mirada miradas sonrisa* coquet* ' +
    'declar* volver* regres* extrana* olvid* perdon* perdona* reconcili*',
  feeling:
    'alma espiritu* sentimiento* emocion* emocional* ilusion* esperanza* sueno suenos tristeza alegria nostalgia melancolia rencor ' +
    'orgullo verguenza culpa paciencia conciencia autoestima confianza amistad amistades relacion vinculo costumbre mania silencio ' +
    'energia vibra vibras karma tiempo atencion palabra* recuerdo* memoria* inspiracion musa creatividad rutina risa risas llanto ' +
    'lagrimas curiosidad ganas hambre aburrimiento pena miedo sustos',
  cards:
    'carta cartas tarot arcano arcanos arcana tirada tiradas runa runas baraja mazo invertid* derecho significa* significado ' +
    'interpret* espadas copas bastos oros ermitano ahorcado colgado templanza rueda emperatriz emperador sacerdotisa sumo diablo ' +
    'torre estrella luna sol juicio mundo loco mago enamorados carro fuerza horoscopo* signo ascendente aries tauro geminis leo ' +
    'virgo escorpio sagitario capricornio acuario piscis mercurio retrogrado venus marte saturno jupiter natal astral',
  study:
    'estudi* carrera universidad facultad facu uni colegio escuela liceo prepa examen* examenes parcial oposicion* beca* nota ' +
    'notas profe profesor* profesora clase clases tesis titul* graduar* licenciatura maestria materia asignatura instituto curso ' +
    'aprobar* apruebo repro* suspender* conservatorio',
  art:
    'novela libro poema cancion canciones serie pelicula teatro obra banda guitarra piano baile bailar coro disco concierto pintar ' +
    'cuadro fotografia blog canal podcast youtube tiktok videojuego juego partido liga equipo final campeon* mundial futbol gol ' +
    'club seleccion',
  jest: 'jaja* jeje* jiji* lol xd jsjs* jajs* broma chiste',
} as const;
