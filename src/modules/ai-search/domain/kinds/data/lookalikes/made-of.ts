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
  camara: 'fermentacion|leudado',
  sirena: 'bicicleta|bici|triciclo',
  barrera: 'escalera bebe|anticaida|derrames|petroleo|contencion derrames|sonido|arancelaria',
  pluma: 'pescar|anzuelo',
  detector: 'vetas|fugas llantas',
  chapa: 'cedro|dental|tsuru|veneer|formica',
  rociador: 'fumigar|huerta|pelo|fertilizante',
  cerca: 'plegable|pvc',
  alarma: 'medicinas|pastillas|cocina temporizador',
  collar: 'diamantes',
  torniquete: 'quirurgico|neumatico|sangrado|isquemia|pierna|brazo herido',
  torre:
    'cerveza|cervezas|panqueques|hot cakes|hotcakes|donas|pan|dulces|galletas|libros|control avion|rascador|gatos|maquillaje|zapatos',
  plug: 'oreja|orejas|expansor|expansion|expandir|nariz|piercing|acrilico',
  foco: 'infeccion|infeccioso|atencion|tortuga|tortugas|reptil|reptiles|iguana|pollitos|incubadora|calor|acuario|pecera|terrario|conflicto|contagio',
  reflector: 'bicicleta|bici|casco|ciclista|chaleco|pintura|patin|corredor',
  servidor: 'mesa|buffet|ponche|postres|bufet|vino|whisky',
  inversor: 'capital|acciones|startup|startups|privado|negocios|extranjero',
  pantalla: 'solar piel|solar bloqueador|solar facial|lampara|buro|seda lampara',
  cargador: 'costal|costales|bultos|maletas|equipaje|refrescos',
  etiqueta: 'bebe|vestir|novio|boda civil|prenda|kinder|lonchera|tela',
  radio: 'brazo|fracturado|curvatura|circulo|antebrazo|giro|planchado',
  raton: 'serpiente|vibora|boa|comida|juguete gato|pinky|alimento',
  mouse: 'chocolate|limon|mango|fresa|guayaba|postre|cafe postre|yogurt',
  escaner: 'medico|rodilla|embarazo',
  toner: 'facial|rosas|piel|cara|cabello|acne|pepino|hidratante',
  diadema: 'flores|novia|princesa|cabello|conejo|reina|unicornio|dental|pelo|perlas|xv|mono|bautizo|nina|bebe',
  puntas: 'ballet|danza|flecha|pie|cabello|pelo|abiertas|acero bolas',
  terminal: 'autobuses|camiones|aerea|omnibus|ferry|enfermo|cancer|adn',
  regleta: 'geometria|medir|costura|matematicas|cuisenaire|escolar|madera',
  cinta: 'baile|ritmica|ballet|reina|cumpleanos|candidata|karateka',
  cable: 'gimnasio|tender|colgar ropa|tendedero ropa|poleas',
  red: 'voley|pajaros|tenis playa|frutas|contactos|apoyo|mosquitos|costal naranja|ventas',
  antena: 'marciano|extraterrestre|alien|catarina|abejita|fiesta',
  sensor:
    'abs carro|piso carro|cinturon asiento|rueda|glucosa brazo|fertilidad|parabrisas|limpiaparabrisas|celular repuesto',
  ups: 'fedex|paquete|guia|envio|rastreo paquete',
  memoria: 'fotografica|largo plazo|corto plazo|historica|estudiantil|album|muscular',
  adaptador: 'manguera|llave agua|regadera|fregadero|tuerca rueda|guion',
  impresora: 'pastel|comestible|dientes|casas|carne',
  bateria: 'electronica alesis|cocina antiadherente|guitar hero|percusion|rock band',
  disco: 'freezbee|frisbee|volador|algodon|demaquillante|facial',
  tripie: 'guitarra|olla|olla barro|asador|boxeo|atril',
  hub: 'bicicleta|rueda bici|rin',
  rack: 'canastas|verduras|trastes|platos|vasos|cuchillos',
};

/** Every first word of `known` and of those here, with the words behind it that make it another thing. */
export function withMoreBehind(known: Readonly<Record<string, string>>): (readonly [string, readonly string[]])[] {
  const firsts = new Set([...Object.keys(known), ...Object.keys(MORE_ANOTHER_WITH)]);
  return [...firsts].map((first) => {
    const all = [known[first], MORE_ANOTHER_WITH[first], OF_ANYTHING].filter((words) => words !== undefined);
    return [first, [...new Set(all.join('|').split('|'))]];
  });
}
