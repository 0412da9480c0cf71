/** Verbs that lay people ask with; after `>` the root of their strong forms (`cerrar>cierr`: cierra). */
const VERBS =
  'abrir accionar acercar aguantar ahorrar alcanzar alertar alimentar alumbrar amarrar ampliar amplificar anotar apagar arrancar asegurar atornillar autorizar avisar bajar balear bloquear borrar brincar buscar cabecear caer calentar calienter>caliente callar cambiar captar cargar ' +
  'cazar cerrar>cierr checar chismear cobrar cobijar cocinar colgar>cuelg colocar comparar comprobar>comprueb comunicar conectar congelar contar>cuent contestar controlar copiar cortar cotorrear cubrir cuidar custodiar dañar dejar derivar desbloquear descargar desconectar despertar>despiert detectar detener ' +
  'devolver>devuelv dibujar disparar distribuir dividir electrocutar empalmar empatar emitir encender>enciend enchufar enfriar enlazar enrollar ensordecer enterar entrar enviar escanear escribir escuchar esconder espantar espiar estacionar estabilizar estirar evitar extender>extiend facturar fijar filmar firmar ' +
  'fotografiar fundir generar girar grabar guardar guiar hablar humear identificar iluminar imprimir inflar ingresar instalar interrumpir inundar invadir irradiar jalar juntar ladrar laminar lanzar lastimar lavar leer levantar limpiar limitar llamar llegar llevar llorar localizar manejar marcar medir>mid meter mirar ' +
  'mojar molestar monitorear montar mostrar>muestr mover>muev navegar notar ocultar operar ordenar pagar parar pasar parpadear pegar pelar perder>pierd permitir pesar pillar pintar pisar pitar platicar ponchar prender presumir proteger proyectar puentear quedar quemar quitar rastrear rayar rebotar recibir reconocer>reconozc ' +
  'recargar regar>rieg registrar regular remachar rendir repartir repetir>repit reportar reproducir respaldar responder respirar restringir retirar revisar robar romper saber sacar saltar secar seguir>sigu sellar sentir>sient señalar silbar sintonizar soldar>suelda sonar>suen soltar>suelt soplar sostener subir sujetar suministrar ' +
  'tapar tardar temblar>tiembl teclear terminar timbrar tirar tocar tomar transmitir trabajar tronar>truen tropezar trasladar unir utilizar vender ventilar viajar vibrar vigilar volar>vuel volver>vuelv zumbar apuntar asaltar atrapar cachar chupar cruzar electrificar empujar enganchar espantar formar freir gotear granizar ' +
  'inmovilizar ionizar maltratar mandar microfonear oler>huel ocurrir pintar podar>pod prevenir programar recorrer rentar reunir sonorizar trapear tumbar ubicar vaciar cabler cablear etiquetar clavar perforar taladrar lijar desatornillar apretar>apriet aflojar derretir ' +
  'pedir>pid ayudar desinfectar enseñar estudiar explicar exponer jugar>jueg coser planchar comer beber andar correr dormir>duerm caminar pedalear ' +
  'agarrar acomodar fallar golpear gritar gastar olvidar chocar explotar compartir convertir>conviert atorar entregar crecer>crezc desconfigurar enredar funcionar llenar matar oxidar pelear quebrar>quiebr reiniciar reparar resistir reventar>revient separar trabar trepar voltear zafar empezar>empiez encontrar>encuentr arreglar oscurecer>oscurezc anochecer>anochezc estropear averiar truncar pitar rendir>rind servir>sirv vestir>vist vencer sobrar';

/** Verbs whose forms follow no rule. */
const STRONG: Readonly<Record<string, string>> = {
  ver: 'ver veo ve ves ven vea veas vean vemos veamos viendo visto verlo verla verlos verlas verse verme vi vio vieron veia',
  oir: 'oir oigo oye oyes oyen oiga oigan oimos oyendo oido oirlo oirse oirlos',
  ir: 'fue fueron vaya vayan',
  irse: 'irse',
  poner: 'poner pongo pone ponen ponga pongan poniendo puesto ponerle ponerlo ponerla ponerlos puso',
  traer: 'traer traigo trae traen traiga traigan trajo traerlo',
  salir: 'salir salgo sale salen salga salgan saliendo salio salido salieron',
  hacer: 'hacer hago hace hacen haga hagan haciendo hecho hizo hacerlo',
  decir: 'decir diga digan dice dicen dijo diciendo',
  morir: 'morir muero muere mueren muera mueran murio murieron muriendo muerto muerta morirse',
  dar: 'dar doy das dan den daba daban dieron dio diera dieran darle darles darnos darme darlo darla',
  caer: 'caer cae caen caiga caigan cayo caido',
  sobrecargar: 'sobrecarga sobrecargas',
};

const CLITICS = ['me', 'te', 'se', 'lo', 'la', 'los', 'las', 'le', 'les', 'nos', 'melo', 'selo'];
const OF_AR = 'o os as a amos an e es emos en aba aban aron ando ado ada ados adas are ara aran aria arian ase'.split(
  ' ',
);
const OF_ER = 'o os es e emos imos en a as amos an ia ian i io ieron iendo ido ida idos idas era eran eria iera'.split(
  ' ',
);

/** Nouns and adjectives that look like forms of a verb, with their plurals: a `funda` is nothing that melts, a `puesto` nothing that is put. */
const NOUNS: Readonly<Record<string, string>> = {
  controles: 'control',
  senales: 'senal',
  ...withPlurals(
    'puesto funda clave cerro monte corto pelo bebe rayo tocada firma notaria cobre tape tapo medio media midi servo lamina note meta',
  ),
  sonos: 'sonos',
};

function withPlurals(words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').flatMap((word) => [word, `${word}s`].map((form) => [form, word])));
}

/** How a root of -ar keeps its sound before e: `busque`, `apague`, `alcance`. */
const SOFTENED: Readonly<Record<string, string>> = { c: 'qu', g: 'gu', z: 'c' };

/** Every spoken form of the verbs above, folded, and its infinitive. */
export const INFINITIVES: ReadonlyMap<string, string> = (() => {
  const forms = new Map<string, string>();
  const put = (form: string, infinitive: string): void => {
    if (!forms.has(form)) forms.set(form, infinitive);
  };
  for (const [noun, singular] of Object.entries(NOUNS)) put(noun, singular);
  for (const [infinitive, all] of Object.entries(STRONG)) for (const form of all.split(' ')) put(form, infinitive);
  for (const verb of VERBS.replaceAll('ñ', 'n').split(' ')) {
    const [infinitive = '', strong] = verb.split('>');
    for (const form of formsOf(infinitive, strong)) put(form, infinitive);
  }
  return forms;
})();

function* formsOf(infinitive: string, strong: string | undefined): Generator<string> {
  const root = infinitive.slice(0, -2);
  const isAr = infinitive.endsWith('ar');
  const gerund = `${root}${isAr ? 'ando' : 'iendo'}`;
  for (const base of [infinitive, gerund]) {
    yield base;
    for (const clitic of CLITICS) yield base + clitic;
  }
  for (const each of strong === undefined ? [root] : [root, strong])
    for (const ending of isAr ? OF_AR : OF_ER) {
      yield each + ending;
      const respelled = respell(each, ending, isAr);
      if (respelled !== undefined) yield respelled + ending;
    }
}

/** How a root keeps its sound before the ending; undefined where it stays. -er and -ir keep theirs before a and o: `proteja`. */
function respell(root: string, ending: string, isAr: boolean): string | undefined {
  const soft = /^[ei]/.test(ending);
  const last = root.slice(-1);
  if (isAr) return soft && SOFTENED[last] !== undefined ? root.slice(0, -1) + SOFTENED[last] : undefined;
  return !soft && last === 'g' ? `${root.slice(0, -1)}j` : undefined;
}
