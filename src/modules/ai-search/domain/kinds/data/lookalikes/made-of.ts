/** What nothing of the trade is made of, or for, whatever it is: `cámara de juguete`, `torre de cupcakes`. */
const OF_ANYTHING =
  'juguete|peluche|fondant|plastilina|foami|chocolate|cupcakes|barbie|hot wheels|munecas|disfraz|halloween|pinata';

/** More words behind a first one that make it another thing: what goes on, in or for the body, the table, sports, animals. */
const MORE_ANOTHER_WITH: Readonly<Record<string, string>> = {
  cerradura: 'maleta|equipaje|diario|joyero',
  campana: 'queso|extractora|viento',
  llavero: 'recuerdo|boda|bautizo|xv',
  estrobo: 'izaje|nailon|carga|eslinga|acero',
  extintor: 'sed',
  camara: 'fermentacion|leudado|lenta peluqueria|senadores|reflex|baja|legislativa',
  sirena: 'bicicleta|bici|triciclo|tina|cola disfraz|pelicula|cuento',
  barrera: 'escalera bebe|anticaida|derrames|petroleo|contencion derrames|sonido|arancelaria',
  pluma: 'pescar|anzuelo',
  detector: 'vetas|fugas llantas',
  chapa: 'cedro|dental|tsuru|veneer|formica|mejillas|rubor|medalla|lamina',
  rociador: 'fumigar|huerta|pelo|fertilizante',
  cerca: 'plegable|pvc|madera|jardin decorativa|blanca casa',
  alarma: 'medicinas|pastillas|cocina temporizador|olla|olla express|despertador|biologica|olla presion',
  collar: 'diamantes',
  torniquete: 'quirurgico|neumatico|sangrado|isquemia|pierna|brazo herido',
  torre:
    'cerveza|cervezas|panqueques|hot cakes|hotcakes|donas|pan|dulces|galletas|libros|control avion|rascador|gatos|maquillaje|zapatos|sonido renta|perforacion|jenga|ajedrez|andamio|copas champana|hanoi',
  plug: 'oreja|orejas|expansor|expansion|expandir|nariz|piercing|acrilico',
  foco: 'infeccion|infeccioso|atencion|tortuga|tortugas|reptil|reptiles|iguana|pollitos|incubadora|calor|acuario|pecera|terrario|conflicto|contagio|delantero|trasero|antiniebla|faro|stop carro|direccional|halogeno auto|cuarto carro|tablero carro',
  reflector: 'bicicleta|bici|casco|ciclista|chaleco|pintura|patin|corredor',
  servidor:
    'mesa|buffet|ponche|postres|bufet|vino|whisky|meseros|banquete|bebidas|cerveza|publico|iglesia|refresco|agua jamaica',
  inversor: 'capital|acciones|startup|startups|privado|negocios|extranjero',
  pantalla:
    'solar piel|solar bloqueador|solar facial|lampara|buro|seda lampara|solar crema|lampara buro|rotoplas|chimenea',
  cargador:
    'costal|costales|bultos|maletas|equipaje|refrescos|tierra|frontal|frontal bobcat|bebe|municion|pistola 9mm|arma|portabebe',
  etiqueta: 'bebe|vestir|novio|boda civil|prenda|kinder|lonchera|tela',
  radio: 'brazo|fracturado|curvatura|circulo|antebrazo|giro|planchado',
  raton: 'serpiente|vibora|boa|comida|juguete gato|pinky|alimento|laboratorio|campo plaga|vivo|hamster|dientes',
  mouse: 'chocolate|limon|mango|fresa|guayaba|postre|cafe postre|yogurt',
  escaner: 'medico|rodilla|embarazo',
  toner: 'facial|rosas|piel|cara|cabello|acne|pepino|hidratante',
  diadema: 'flores|novia|princesa|cabello|conejo|reina|unicornio|dental|pelo|perlas|xv|mono|bautizo|nina|bebe',
  puntas: 'ballet|danza|flecha|pie|cabello|pelo|abiertas|acero bolas',
  terminal: 'autobuses|camiones|aerea|omnibus|ferry|enfermo|cancer|adn',
  regleta: 'geometria|medir|costura|matematicas|cuisenaire|escolar|madera',
  cinta: 'baile|ritmica|ballet|reina|cumpleanos|candidata|karateka',
  cable: 'gimnasio|tender|colgar ropa|tendedero ropa|poleas',
  red: 'voley|pajaros|tenis playa|frutas|contactos|apoyo|mosquitos|costal naranja|ventas|mercadeo|balones|hamaca|futbol|basquetbol|tenis',
  antena: 'marciano|extraterrestre|alien|catarina|abejita|fiesta|hormigas|mariposa|insecto|cucaracha|grillo',
  sensor:
    'abs carro|piso carro|cinturon asiento|rueda|glucosa brazo|fertilidad|parabrisas|limpiaparabrisas|celular repuesto',
  ups: 'fedex|paquete|guia|envio|rastreo paquete',
  memoria:
    'fotografica|largo plazo|corto plazo|historica|estudiantil|album|muscular|difunto|lapida|lapidas|abuelo|graduacion',
  adaptador: 'manguera|llave agua|regadera|fregadero|tuerca rueda|guion',
  impresora: 'pastel|comestible|dientes|casas|carne',
  bateria: 'electronica alesis|cocina antiadherente|guitar hero|percusion|rock band',
  disco: 'freezbee|frisbee|volador|algodon|demaquillante|facial|embrague|vinil|tractor|arado|pizza|cervical',
  tripie: 'guitarra|olla|olla barro|asador|boxeo|atril',
  hub: 'bicicleta|rueda bici|rin',
  rack: 'canastas|verduras|trastes|platos|vasos|cuchillos',
  teclado: 'tocar|tocar musica|piano|organo|casiotone|61 teclas|88 teclas|iglesia coro',
  bocina: 'aire|aire trailer|claxon|tren claxon',
  rollo:
    'aluminio|papel aluminio|jamon|canela horno|pelicula|alambre puas|papel cocina|papel encerado|polipapel|plastico burbuja',
  chapas: 'mejillas|rojas cara|botella',
  brazo: 'excavadora|retroexcavadora|gitano|protesis|tatuado|reina|mar|tonificar|roto',
  licencia:
    'construccion|conducir|maternidad|paternidad|alcoholes|uso suelo|funcionamiento|medica|caza|pesca|chofer|matrimonio|sanitaria|goce sueldo',
  bala: 'paja|heno|goma|canon|plata|salva|calibre|pistola|escopeta|alfalfa',
  balas: 'calibre|goma|salva|escopeta|pistola|rifle',
  tableta: 'cloro|dolor|vitamina|efervescente|masticable|analgesico|caldo|colesterol|turron',
  tabletas: 'cloro|dolor|vitamina|efervescentes|masticables|analgesicas|colesterol|gripa|acidez|pastillas',
  tuberia: 'gas|cobre gas|drenaje|agua potable|hidraulica|pvc sanitario|sanitaria|agua caliente|agua',
  tubo: 'gas|drenaje|ensayo|pole dance|agua caliente|sanitario|cobre plomeria|desague',
  monitor: 'campamento|natacion|glucosa|cardiaco|fetal|educativo|ski',
  pila: 'bautismal|lavar ropa|libros|lena|agua lavadero|concreto',
  banco: 'alimentos|sangre|peces|iglesia|azteca|pesas|jardin|bar|arena|esperma|tejidos',
  panel: 'abejas|yeso|expertos|discusion|covintec|sandwich techo|miel|aislante|publicitario renta',
  control: 'plagas|prenatal|natalidad|peso|esfinteres|malezas|ira|glucosa|confianza policial|hormigas|embarazo',
  tarjeta:
    'regalo|debito|navidad|cumpleanos|circulacion|postal|amonestacion|san valentin|dia madres|departamental|liverpool|oxxo regalo',
  tarjetas: 'presentacion|navidad|cumpleanos|invitacion|regalo|postales|lectura ninos|loteria|pokemon|credito',
  switch: 'ignicion|encendido|encendido carro|encendido tsuru|claxon|reversa carro|nintendo oled',
  motor:
    'lancha|fuera borda|licuadora|lavadora|vocho|bicicleta|limpiaparabrisas|maquina coser|pastelero|diesel tractor',
  bomba:
    'alberca|nissan|gasolina carro|direccion hidraulica|inflar|inflar globos|fumigadora|extraer leche|humo fiesta|atomica|crema|bano sales',
  espejo: 'maquillaje|tocador|retrovisor|cuerpo|cuerpo entero|sala decorativo|bano luz',
  barra:
    'cereal|proteina|dominadas|jabon|desayunador|estabilizadora|granola|cantina|amaranto|chocolate amargo|ballet|pesas olimpica',
  caja: 'velocidades|carton mudanza|zapatos|bombones|musical|cambios|regalo|muerto|arena gato|dientes',
  gabinete: 'medicina|lavabo|presidencial|bano|cocina integral',
  lampara: 'lava|sal|himalaya|queroseno|petroleo|unas gel|papel china|aceite|genio',
  reloj: 'oro|bolsillo|cucu|arena|sol jardin|casio|rolex|biologico|caballero|dama',
  regulador: 'buceo|presion agua|gas lp|vidrios|menstrual|crecimiento|oxigeno',
  conector: 'manguera|garden|gramatical|grifo',
  video: 'boda|xv|quince|bautizo|musical filmar',
  luz: 'credito|divina|propia|parto',
  fuente: 'sodas|riqueza|empleo|primaria tesis|ovulos',
  base: 'cama|matrimonial|king size|maquillaje|unas|pizza|pastel|pay|lavabo|datos escolares',
  domo: 'tragaluz|policarbonato|bano|acrilico techo|beisbol|alberca|iglu',
  varilla: 'construccion|corrugada|recocida|3/8|1/2|castillo|albanil|paraguas|incienso|pescar',
  extension: 'cabello|pelo|pestanas|unas|visa',
  punto: 'cruz|cadeneta|arroz',
  cartucho: 'gas|butano|escopeta|calibre|silicon|dinamita',
};

/** Every first word of `known` and of those here, with the words behind it that make it another thing. */
export function withMoreBehind(known: Readonly<Record<string, string>>): (readonly [string, readonly string[]])[] {
  const firsts = new Set([...Object.keys(known), ...Object.keys(MORE_ANOTHER_WITH)]);
  return [...firsts].map((first) => {
    const all = [known[first], MORE_ANOTHER_WITH[first], OF_ANYTHING].filter((words) => words !== undefined);
    return [first, [...new Set(all.join('|').split('|'))]];
  });
}
