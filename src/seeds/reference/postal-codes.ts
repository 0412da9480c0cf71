import type { CoordinatesRow, PostalCodeRow } from '@/seeds/reference/rows';

/**
 * A selection of real postal codes over the 32 states, chosen and written down for this project so that the service can be
 * tried without the official download: code, state, latitude and longitude of its town, municipality, settlements. A tilde
 * marks a list that names only some of the settlements. The complete catalog is loaded by importing the official file.
 */
const TABLE = `
01000|CDMX|19.3908,-99.1954|Álvaro Obregón|San Ángel
01020|CDMX|19.3908,-99.1954|Álvaro Obregón|Guadalupe Inn
01219|CDMX|19.3908,-99.1954|Álvaro Obregón|Lomas de Santa Fe
02000|CDMX|19.4841,-99.1844|Azcapotzalco|Centro de Azcapotzalco
03100|CDMX|19.3720,-99.1579|Benito Juárez|Del Valle Centro;Insurgentes San Borja
03800|CDMX|19.3720,-99.1579|Benito Juárez|San Pedro de los Pinos
03940|CDMX|19.3720,-99.1579|Benito Juárez|Crédito Constructor
04000|CDMX|19.3502,-99.1621|Coyoacán|Villa Coyoacán
04100|CDMX|19.3502,-99.1621|Coyoacán|Del Carmen
05000|CDMX|19.3574,-99.2998|Cuajimalpa de Morelos|Cuajimalpa
06000|CDMX|19.4416,-99.1519|Cuauhtémoc|Centro (Área 1)
06010|CDMX|19.4416,-99.1519|Cuauhtémoc|Centro (Área 2)
06500|CDMX|19.4416,-99.1519|Cuauhtémoc|Cuauhtémoc
06600|CDMX|19.4416,-99.1519|Cuauhtémoc|Juárez
06700|CDMX|19.4416,-99.1519|Cuauhtémoc|Roma Norte
07000|CDMX|19.4829,-99.1135|Gustavo A. Madero|Aragón la Villa
08100|CDMX|19.3959,-99.0976|Iztacalco|Agrícola Pantitlán
09000|CDMX|19.3590,-99.0926|Iztapalapa|San Pedro;La Asunción;San José;San Lucas;San Pablo;San Ignacio;Santa Bárbara
10000|CDMX|19.3049,-99.2415|La Magdalena Contreras|Lomas Quebradas
11000|CDMX|19.4073,-99.1908|Miguel Hidalgo|Lomas de Chapultepec I Sección;Lomas de Chapultepec VIII Sección;Lomas de Chapultepec VI Sección;Lomas de Chapultepec IV Sección;Lomas de Chapultepec V Sección;Lomas de Chapultepec VII Sección;Lomas de Chapultepec III Sección;Lomas de Chapultepec II Sección
11510|CDMX|19.4073,-99.1908|Miguel Hidalgo|Polanco I Sección
11560|CDMX|19.4073,-99.1908|Miguel Hidalgo|Polanco V Sección
12000|CDMX|19.1839,-99.0200|Milpa Alta|La Concepción;Villa Milpa Alta Centro;Los Ángeles;Santa Martha;La Luz;San Mateo;Santa Cruz
13000|CDMX|19.2706,-99.0048|Tláhuac|La Asunción
14000|CDMX|19.2883,-99.1671|Tlalpan|Tlalpan;Tlalpan Centro
15000|CDMX|19.4193,-99.1137|Venustiano Carranza|General Ignacio Zaragoza
16000|CDMX|19.2635,-99.1049|Xochimilco|San Juan;La Concepción Tlacoapa;San Antonio
20000|AGS|21.8798,-102.2960|Aguascalientes|Zona Centro
20100|AGS|21.8798,-102.2960|Aguascalientes|Los Vergeles;Jardines del Campestre;Campestre;Rancho San Antonio;La Herradura;Club Campestre
20230|AGS|21.8798,-102.2960|Aguascalientes|Santa Elena;Obraje;Las Américas
20300|AGS|22.0724,-102.2727|San Francisco de los Romo|Panamericano;San Francisco de los Romos Centro
20800|AGS|21.8469,-102.7188|Calvillo|Calvillo Centro
21000|BC|32.6412,-115.4756|Mexicali|Centro Cívico
21100|BC|32.6412,-115.4756|Mexicali|Nueva;Segunda Sección;Primera Sección
21400|BC|32.5727,-116.6265|Tecate|Tecate Centro
22000|BC|32.5325,-117.0189|Tijuana|Zona Centro;Zona Este;Zona Norte
22010|BC|32.5325,-117.0189|Tijuana|Cuauhtémoc;Zona Urbana Río Tijuana;Empleados Federales
22700|BC|32.3637,-117.0545|Playas de Rosarito|Rosarito Centro
22800|BC|31.8089,-116.5951|Ensenada|Sección Primera
23000|BCS|24.1422,-110.3108|La Paz|Zona Central
23300|BCS|23.4500,-110.2255|La Paz|San Vicente;San Juan;Brisas del Pacifico;El Pescadero;La Calera;El Coyote;La Esperanza;Centro;Pueblo Nuevo;El Rio;Las Quintas;Las Flores;San Ignacio
23400|BCS|23.0616,-109.6947|Los Cabos|San José del Cabo Centro
23450|BCS|22.8970,-109.9252|Los Cabos|Plaza Náutica;Modulo Turístico;Plaza del Marlin;Plaza del Sol;La Dársena;Cabo San Lucas Centro;Plaza Bonita;Plaza Real;Plaza las Glorias
23880|BCS|26.0128,-111.3433|Loreto|Miramar;Obrera;INVI;Centro;El Jaral;Misioneros;INFONAVIT;Exploradores;Nuevo Loreto;Zaragoza
24000|CAMP|19.8448,-90.5396|Campeche|San Francisco de Campeche Centro
24010|CAMP|19.8448,-90.5396|Campeche|Guadalupe;Villa del Río;San Francisco;Pablo Garcia
24100|CAMP|18.6378,-91.8364|Carmen|Ciudad del Carmen Centro
24640|CAMP|18.5054,-89.3973|Calakmul|Bugambilias;10 de Mayo;Jardines;Fundadores;Bellavista;Xpujil;Aviación
25000|COAH|25.4217,-100.9997|Saltillo|Saltillo Zona Centro
25280|COAH|25.4217,-100.9997|Saltillo|República Norte;ISSSTE;Tecnológico;Guanajuato;República;República Oriente;El Olmo;Jardines del Lago;Rancho las Varas
25700|COAH|26.9012,-101.4172|Monclova|Monclova Centro
26000|COAH|28.7081,-100.5284|Piedras Negras|Piedras Negras Centro
26200|COAH|29.3300,-100.9783|Acuña|Ciudad Acuña Centro
27000|COAH|25.5418,-103.4531|Torreón|Jardines Reforma;Torreón Centro
28000|COL|19.2429,-103.7281|Colima|Colima Centro
28100|COL|18.9105,-103.8735|Tecomán|Tecomán Centro
28200|COL|19.0532,-104.3164|Manzanillo|Manzanillo Centro
29000|CHIS|16.7540,-93.1152|Tuxtla Gutiérrez|Guadalupe;Tuxtla Gutiérrez Centro;San Jacinto;El Magueyito;Santo Domingo
29200|CHIS|16.7370,-92.6376|San Cristóbal de las Casas|San Cristóbal de las Casas Centro
30000|CHIS|16.2525,-92.1358|Comitán de Domínguez|Comitán de Domínguez Centro
30450|CHIS|16.2361,-93.8995|Arriaga|Arriaga Centro
30700|CHIS|14.9111,-92.2643|Tapachula|Tapachula Centro
31000|CHIH|28.6368,-106.0763|Chihuahua|Colon;Zona Centro;San Pedro;Sector Bolívar;El Bajo;Parque Rotario
31100|CHIH|28.6368,-106.0763|Chihuahua|Roma V;Lagos;Lomas Vallarta;Zaragoza;San Jorge;San Agustín;Las Granjas;Karike;Roma III y IV;Militar;San Ignacio
31200|CHIH|28.6368,-106.0763|Chihuahua|Altavista;Unidad Tecnológico;La Cima;Silvino Rodriguez;Ciudad Universitaria;Carlos Guizar;Residencial Nieves;Rincones de La Cima;Unidad Burócrata;De la Madre (10 de Mayo);Santo Niño;Abelardo Rodríguez;Magisterial Universidad
32000|CHIH|31.7465,-106.4850|Juárez|Centro
32310|CHIH|31.7465,-106.4850|Juárez|Los Naranjos;Instituto de Ciencias Biomédicas (ICB);Dalia Residencial;Ricardo Montoya;Monumental;Mayorga;Patricia;Progresista;FOVISSSTE Chamizal;Los Olmos;Residencial la Villa;Córdova Américas;Los Álamos
32880|CHIH|29.5645,-104.4157|Ojinaga|El Chamizal;Ciudad Ojinaga Centro
33000|CHIH|28.1933,-105.4711|Delicias|Sector Norte;Sector Poniente;Ciudad Delicias Centro;Sector Sur;Sector Oriente;Bugambilias
33200|CHIH|27.7525,-107.4701|Bocoyna|Profortarah;La Quinta;Chapultepec;La Elevación;Rochivo;Creel
33940|CHIH|26.9856,-105.0467|López|Octavio López Centro;Presidentes
34000|DGO|24.0240,-104.6702|Durango|Victoria de Durango Centro;Herrera Leyva;Privada del Sahuaro
34100|DGO|24.0240,-104.6702|Durango|Loma Dorada Diamante;Riconada San Javier;Lomas del Parque;Privada San Lorenzo;Los Remedios
35000|DGO|25.5701,-103.4964|Gómez Palacio|Gómez Palacio Centro
35150|DGO|25.5366,-103.5248|Lerdo|15 Letras;Ciudad Lerdo Centro;INFONAVIT I;Duranguito;Olas Altas;Cerrada de Los Puentes;Cuba
36000|GTA|21.0161,-101.2536|Guanajuato|Guanajuato Centro
36500|GTA|20.6728,-101.3481|Irapuato|Irapuato Centro
37000|GTA|21.1220,-101.6832|León|Centro
37150|GTA|21.1220,-101.6832|León|Cañada del Campestre;Lomas del Campestre;Valle del Campestre
37700|GTA|20.9040,-100.7134|San Miguel de Allende|San Miguel de Allende Centro
38000|GTA|20.5215,-100.8136|Celaya|Palas Atenea;Celaya Centro
39000|GRO|17.5516,-99.5011|Chilpancingo de los Bravo|Chilpancingo de los Bravos Centro
39300|GRO|16.8619,-99.8866|Acapulco de Juárez|Acapulco de Juárez Centro;El Capire;Pozo de La Nación;Del Panteón;Del Hueso
40000|GRO|18.3445,-99.5384|Iguala de la Independencia|Iguala de La Independencia Centro
40880|GRO|17.6754,-101.5664|Zihuatanejo de Azueta|La Moraleja;Pelícanos;Villas las Garzas;Joyas de Ixtapa;Marina Ixtapa;Pelícanos II;Villas del Valle;El Hujal;El Posquelite;La Puerta
41100|GRO|17.5942,-99.1777|Chilapa de Álvarez|Chilapa de Álvarez Centro;La Mira
42000|HGO|20.1224,-98.7370|Pachuca de Soto|Centro
42080|HGO|20.1224,-98.7370|Pachuca de Soto|San Marino;Santa Julia;Real de Santa Julia;Articulo 123;Constitución;Media Luna;Platina;Privada Bugambilia;Ampliación Santa Julia;Privada Residencial San Antonio
42300|HGO|20.4849,-99.2188|Ixmiquilpan|Ixmiquilpan Centro;Jesús;La Huerta
42800|HGO|20.0552,-99.3432|Tula de Allende|Centro;Las Palmas
43600|HGO|20.0806,-98.3681|Tulancingo de Bravo|Tulancingo Centro
44100|JAL|20.6764,-103.3422|Guadalajara|Guadalajara Centro
44600|JAL|20.6764,-103.3422|Guadalajara|Santa Teresita;Villaseñor;Ladrón de Guevara
45050|JAL|20.7206,-103.3883|Zapopan|El Zapote;Prados Tepeyac;Ciudad Del Sol;Jardines Del Sol
45500|JAL|20.6386,-103.3072|San Pedro Tlaquepaque|Niños Heroes;Tlaquepaque Pueblito;Tlaquepaque Centro
47000|JAL|21.2478,-102.3328|San Juan de los Lagos|San Juan de los Lagos Centro
48300|JAL|20.6136,-105.2272|Puerto Vallarta|Puerto Vallarta Centro
49000|JAL|19.7086,-103.4642|Zapotlán el Grande|Ciudad Guzmán Centro
50000|MEX|19.2935,-99.6573|Toluca|Centro
52000|MEX|19.3558,-99.4704|Lerma|Lerma de Villada Centro
53100|MEX|19.4788,-99.2332|Naucalpan de Juárez|Ciudad Satélite;Club Cuicacalli
54000|MEX|19.5600,-99.1313|Tlalnepantla de Baz|Tlalnepantla  Centro;Alta Vista
55000|MEX|19.5991,-99.0492|Ecatepec de Morelos|San Cristóbal Centro;Ecatepec Centro
57000|MEX|19.4088,-99.0182|Nezahualcóyotl|Benito Juárez (La Aurora)
58000|MICH|19.7034,-101.1920|Morelia|Centro Histórico;INFONAVIT El Pípila;INFONAVIT Plan de Ayala
58260|MICH|19.7034,-101.1920|Morelia|Chapultepec Norte;Juan Escutia;Chapultepec Oriente;Punta Terraverde;Chapultepec Sur
59600|MICH|19.9836,-102.2860|Zamora|Zamora de Hidalgo Centro
60000|MICH|19.4209,-102.0628|Uruapan|Uruapan Centro
60950|MICH|17.9623,-102.1980|Lázaro Cárdenas|Centro;Isla del Cayacal;Los Lavaderos
61500|MICH|19.4372,-100.3575|Zitácuaro|Zitacuaro Centro
62000|MOR|18.9218,-99.2349|Cuernavaca|Cuernavaca Centro
62050|MOR|18.9218,-99.2349|Cuernavaca|Las Palmas;Benito Juárez (Centro)
62520|MOR|18.9865,-99.1012|Tepoztlán|San Miguel;Los Ocotes;Santa Cruz;Tepoztlán Centro;Los Reyes;El Tesoro;Tierra Blanca;San Pedro;La Santísima;San José;Santo Domingo;San Sebastián
62740|MOR|18.8128,-98.9553|Cuautla|Centro
63000|NAY|21.5074,-104.8938|Tepic|Tepic Centro
63100|NAY|21.5074,-104.8938|Tepic|20 de Noviembre
63300|NAY|21.8083,-105.2060|Santiago Ixcuintla|Los Limos;Santiago Ixcuintla Centro;Cerro Chico
63940|NAY|21.0351,-104.3689|Ixtlán del Río|Mexpan;Ixtlán del Río
64000|NL|25.6647,-100.3109|Monterrey|La Finca;Monterrey Centro
64060|NL|25.6647,-100.3109|Monterrey|Obispado
64700|NL|25.6647,-100.3109|Monterrey|Nuevo Repueblo;Roma;Roma Sur;Tecnológico
65000|NL|27.7031,-99.7596|Anáhuac|Colombia
66220|NL|25.6652,-100.4025|San Pedro Garza García|Del Valle;Jardines Del Valle
66400|NL|25.7553,-100.2896|San Nicolás de los Garza|San Nicolás de los Garza Centro
67100|NL|25.6773,-100.2599|Guadalupe|Ciudad Guadalupe Centro
67500|NL|25.1893,-99.8270|Montemorelos|Montemorelos Centro
68000|OAX|17.0600,-96.7254|Oaxaca de Juárez|Oaxaca
68050|OAX|17.0600,-96.7254|Oaxaca de Juárez|Los Mangales;La Luz;Unión y Progreso;Reforma;América Norte;Papayo;El Chopo
68300|OAX|18.0812,-96.1185|San Juan Bautista Tuxtepec|Tuxtepec Centro
70000|OAX|16.4333,-95.0216|Heroica Ciudad de Juchitán de Zaragoza|Adolfo C. Gurrión;INFONAVIT Zapandu 2a Etapa;Ivo;INFONAVIT Zapandu 1a Etapa;Felipe Pescador;Juchitán Centro;2a Sección;1a Sección
70600|OAX|16.1759,-95.1922|Salina Cruz|Salina Cruz Centro
72000|PUE|19.0440,-98.1975|Puebla|Centro;San Francisco
72160|PUE|19.0440,-98.1975|Puebla|Ampliación Reforma;Reforma;Plaza Reforma;Reforma Sur (La Libertad);La Paz
73800|PUE|19.8180,-97.3609|Teziutlán|Teziutlán Centro
74200|PUE|18.9088,-98.4342|Atlixco|Atlixco Centro
75700|PUE|18.4622,-97.3920|Tehuacán|Centro de la Ciudad
76000|QRO|20.5934,-100.3900|Querétaro|Centro
76030|QRO|20.5934,-100.3900|Querétaro|Casa Blanca;Villas del Refugio;San Ángel;El Prado;Las Misiones;El Carrizal;Estrella;Las Fuentes;Moderna;Cimatario
76500|QRO|20.6950,-99.8156|Cadereyta de Montes|Centro
76800|QRO|20.3864,-99.9996|San Juan del Río|Centro
77000|QROO|18.4939,-88.2979|Othón P. Blanco|Chetumal Centro
77200|QROO|19.5785,-88.0466|Felipe Carrillo Puerto|Felipe Carrillo Puerto Centro
77500|QROO|21.1614,-86.8248|Benito Juárez|Supermanzana 4 A;Villas Tropicales;Supermanzana 2 Centro;Supermanzana 20 Centro;Supermanzana 2a Centro;Supermanzana 52;Juárez;Supermanzana 4 Centro;Supermanzana 23 Centro;Zona Hotelera;Supermanzana 3 Centro;Supermanzana 1 Centro;Cancún Centro;Supermanzana 5 Centro;Supermanzana 22 Centro
77600|QROO|20.5038,-86.9576|Cozumel|Cozumel Centro;Cozumel
77710|QROO|20.6281,-87.0755|Solidaridad|Calica;Playa del Carmen Centro;Playa del Carmen
78000|SLP|22.1517,-100.9770|San Luis Potosí|San Luis Potosí Centro
78200|SLP|22.1517,-100.9770|San Luis Potosí|Del Valle;Fuentes del Bosque
78700|SLP|23.6464,-100.6442|Matehuala|Lindavista;Matehuala Centro;Baltazar Martínez
79000|SLP|21.9865,-99.0187|Ciudad Valles|Ciudad Valles Centro
79100|SLP|22.2123,-98.3778|Ebano|Centro
80000|SIN|24.8088,-107.3938|Culiacán|Centro Sinaloa;Centro
80200|SIN|24.8088,-107.3938|Culiacán|Jorge Almada;Miguel Alemán
81000|SIN|25.5655,-108.4718|Guasave|Centro
81200|SIN|25.7834,-108.9943|Ahome|Primer Cuadro (Centro)
81400|SIN|25.4570,-108.0807|Salvador Alvarado|Zona Centro
82000|SIN|23.2003,-106.4222|Mazatlán|Los Pinos;Centro;Balcones de Loma Linda
83000|SON|29.0749,-110.9585|Hermosillo|Hermosillo Centro
83200|SON|29.0749,-110.9585|Hermosillo|Racquet Club I Sección Sur;Villa Satélite;Plaza de Las Franquicias;Rincón de La Herradura;Racquet Club II Sección Norte;Valle Verde
83400|SON|32.4798,-114.7796|San Luis Río Colorado|Cuauhtémoc
84000|SON|31.3259,-110.9458|Nogales|Nogales Centro
84200|SON|31.3278,-109.5464|Agua Prieta|Centro
85000|SON|27.4965,-109.9327|Cajeme|Urbanizable I;Urbanizable 2;Urbanizable 5;Urbanizable 3;Urbanizable 4;Ciudad Obregón Centro (Fundo Legal);Urbanizable 7
85203|SON|27.5035,-109.9661|Cajeme|~Apodaca;Benito Juárez;Campo Veintiocho;Ciudad del Cielo;Francisco I. Madero (Campo 30);Guadalupe Victoria;Hipódromo;La Argentina;La Providencia;Las Areneras;Otilio Montaño;Severo Girón;Sin Ley;Tepeyac
85400|SON|27.9233,-110.8892|Guaymas|Guaymas Centro
85800|SON|27.0816,-109.4455|Navojoa|Estadio Viejo;Navojoa Centro
86000|TAB|17.9878,-92.9194|Centro|Villahermosa Centro;Portal del Agua
86030|TAB|17.9878,-92.9194|Centro|Flamingos;Prados de Villahermosa;Bonanza;Oropeza;Nueva Imagen;Bosques de Villahermosa;Nances;Heriberto Kehoe Vicent
86300|TAB|18.2660,-93.2250|Comalcalco|Comalcalco Centro
86500|TAB|17.9894,-93.3769|Cárdenas|El Gringo;Cárdenas Centro
86900|TAB|17.4775,-91.4259|Tenosique|Tenosique Centro
87000|TAMP|23.7311,-99.1513|Victoria|Ciudad Victoria Centro;Los Fresnos
87300|TAMP|25.8799,-97.5048|Matamoros|Matamoros Centro
88000|TAMP|27.4863,-99.5085|Nuevo Laredo|Nuevo Laredo Centro
88500|TAMP|26.0923,-98.2781|Reynosa|Ciudad Reynosa Centro
89000|TAMP|22.2161,-97.8584|Tampico|Tampico Centro
89800|TAMP|22.7440,-98.9717|El Mante|Ciudad Mante Centro
90000|TLAX|19.3166,-98.2376|Tlaxcala|Tlaxcala Centro
90300|TLAX|19.4359,-98.1378|Apizaco|Centro
90500|TLAX|19.3127,-97.9231|Huamantla|Huamantla Centro
90800|TLAX|19.2899,-98.1496|Chiautempan|Santa Ana Chiautempan Centro;Xaltantla;Lucero
91000|VER|19.5271,-96.9226|Xalapa|Xalapa Enríquez Centro
91700|VER|19.1903,-96.1530|Veracruz|Veracruz Centro
92800|VER|20.9643,-97.4039|Tuxpan|Túxpam de Rodríguez Cano Centro
93400|VER|20.4467,-97.3227|Papantla|Papantla Centro
94300|VER|18.8510,-97.0989|Orizaba|Orizaba Centro
94500|VER|18.8944,-96.9353|Córdoba|Córdoba Centro
96400|VER|18.1379,-94.4530|Coatzacoalcos|Coatzacoalcos Centro
97000|YUC|20.9672,-89.6244|Mérida|Privada Garcia Gineres C - 29;Jardines de San Sebastian;Los Cocos;La Quinta;Privada Del Maestro;Mérida Centro
97100|YUC|20.9672,-89.6244|Mérida|Itzimna;Rinconada Itzmina;Itzimna 2
97430|YUC|21.0956,-89.2839|Motul|Motul de Carrillo Puerto Centro;Sambula
97700|YUC|21.1433,-88.1520|Tizimín|Santa Cruz;Tizimin Centro
97780|YUC|20.6897,-88.2010|Valladolid|Valladolid Centro
98000|ZAC|22.7761,-102.5718|Zacatecas|Zacatecas Centro
98500|ZAC|22.9490,-102.7023|Calera|Calera de Víctor Rosales Centro
98600|ZAC|22.7468,-102.5188|Guadalupe|Privada del Santuario;1910;La Purísima;Guadalupe Centro;Ramón López Velarde;Santa Rita;Lindavista
99000|ZAC|23.1749,-102.8682|Fresnillo|Fresnillo Centro
99100|ZAC|23.6314,-103.6413|Sombrerete|Sombrerete Centro`;

interface SelectedCode extends PostalCodeRow, CoordinatesRow {}

function parse(line: string): SelectedCode {
  const [codigo_postal = '', estado = '', place = '', municipio = '', settlements = ''] = line.split('|');
  const [latitud = 0, longitud = 0] = place.split(',').map(Number);
  const completo = !settlements.startsWith('~');
  const colonias = settlements.slice(completo ? 0 : 1).split(';');
  return { codigo_postal, estado, municipio, colonias, completo, latitud, longitud };
}

const selected = TABLE.trim().split('\n').map(parse);

/** Built-in postal codes with their settlements. */
export const postalCodeRows: readonly PostalCodeRow[] = selected.map(
  ({ codigo_postal, estado, municipio, colonias, completo }) => ({
    codigo_postal,
    estado,
    municipio,
    colonias,
    completo,
  }),
);

/** Built-in coordinates of those codes. */
export const coordinatesRows: readonly CoordinatesRow[] = selected.map(({ codigo_postal, latitud, longitud }) => ({
  codigo_postal,
  latitud,
  longitud,
}));
