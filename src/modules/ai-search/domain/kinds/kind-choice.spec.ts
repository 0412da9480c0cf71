import { scan } from '../reading/scan';
import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind, type KindChoice } from './kind-choice';
import { readKinds } from './read-kinds';

const book = KindBook.of(KINDS);
const choose = (text: string): KindChoice =>
  chooseKind(readKinds(scan(text), book), book, (kind) => (book.isElsewhere(kind) ? 0 : 10));
const titles = (kinds: readonly number[]): (string | undefined)[] => kinds.map((kind) => book.title(kind));

describe('the choice among kinds', () => {
  it('things named beside one another are each asked for', () => {
    expect(titles(choose('monitor y teclado').together)).toHaveLength(2);
    expect(titles(choose('router y repetidor de wifi').together)).toEqual(['router', 'repetidor WiFi']);
  });

  it.each([
    ['un solo teclado y pantalla para dos computadoras', 'KVM'],
    ['manejar tres servidores con un teclado y monitor', 'KVM'],
  ])('not where what is told of their use is far likelier another thing: %s', (text, kind) => {
    const choice = choose(text);
    expect(book.title(choice.kind)).toBe(kind);
    expect(choice.together).toEqual([]);
  });

  it('what isn’t sold yields to a thing that is, is called so too and is likely', () => {
    const printer = book.number('impresora');
    const soldBut = (kind: number): number => (book.family(printer).includes(kind) ? 0 : 10);
    const title = (text: string): string => chooseKind(readKinds(scan(text), book), book, soldBut).title;
    expect(title('impresoras de boletas')).toBe('impresora de tickets');
    for (const text of ['impresora', 'impresora a color para la oficina'])
      expect(chooseKind(readKinds(scan(text), book), book, soldBut).state).toBe('unsold');
  });

  it.each([
    ['hidrante', 'extintor'],
    ['gabinete para extintor', 'extintor'],
    ['escaner de documentos', 'impresora'],
    ['balastro electronico', 'foco LED'],
    ['soldadora de electrodo', 'cautín'],
    ['esmeril angular', 'taladro'],
    ['luxometro', 'multímetro'],
    ['purificador de aire', 'ventilador y clima'],
    ['tableta', 'laptop'],
  ])('who says nothing but the name of what isn’t sold means nothing near it: %s', (text, near) => {
    const others = (kind: number): number => (book.title(kind) === near ? 10 : 0);
    expect(chooseKind(readKinds(scan(text), book), book, others).state).toBe('unsold');
  });

  it.each(['herramienta de mano', 'componente de PC', 'ropa de trabajo', 'equipo táctico', 'antivirus y licencias'])(
    'a kind of different things is answered with what is called as was said: %s',
    (kind) => {
      expect(book.isAssorted(book.number(kind))).toBe(true);
    },
  );

  it('but what begins with the other’s name does', () => {
    const speakers = (kind: number): number => (book.title(kind) === 'bocina portátil' ? 10 : 0);
    expect(chooseKind(readKinds(scan('bocina con microfono'), book), book, speakers).title).toBe('bocina portátil');
  });

  it('what nobody names or sells stands back for what was named and is sold', () => {
    const unsold = (kind: number): number => (book.title(kind) === 'batería de herramienta' ? 0 : 10);
    const text = 'rotomartillo o taladro con cable, NO';
    expect(chooseKind(readKinds(scan(text), book), book, unsold).title).toBe('rotomartillo');
  });

  it('who describes it may do with that', () => {
    const ground = (kind: number): number => (book.title(kind) === 'tierra física' ? 10 : 0);
    const text = 'barra larga color cobre que se entierra junto al medidor';
    expect(chooseKind(readKinds(scan(text), book), book, ground).title).toBe('tierra física');
  });

  it('what is named beside what is asked for is no more than that, but what it comes with may be asked for too', () => {
    expect(choose('guardar tres meses de video en el grabador').aside.words).toContain('grabador');
    expect(choose('multimetro con pelacables').aside.words).toEqual([]);
  });

  it('what leads to what is left out is no word beside a name', () => {
    expect(choose('impresora que no sea').bare).toBe(true);
    expect(choose('impresora que no se atore').bare).toBe(false);
  });

  it('where a narrower kind leads one of those named beside one another, the others stand behind it', () => {
    const { worths, together } = choose('una bocina grande con su microfono para la fiesta');
    expect(titles(together)).toEqual(['bocina', 'micrófono']);
    expect(worths.of(book.number('bafle'))).toBe(1);
    expect(worths.of(book.number('bocina de techo'))).toBeLessThan(1);
  });

  it.each([
    // told apart by where it is put
    ['cuidar la parcela desde mi casa, alla no hay corriente ni wifi', 'cámara 4G solar'],
    ['al echarme para atras con el camion no veo nada', 'cámara de reversa'],
    ['que el alumbrado se apague solo al salir el sol', 'fotocelda de alumbrado'],
    // asked for in other ways
    ['el camion de mudanza es de 24 y el estereo jala con 12', 'convertidor de corriente directa'],
    ['sacarle su recibito impreso al cliente', 'impresora de tickets'],
    ['que trapee el robot solito mientras ando fuera', 'robot aspiradora'],
    ['las luces de arriba de la ambulancia', 'torreta vehicular'],
    // what a thing that there is needs
    ['la bascula lleva una pila de moneda', 'pilas'],
    ['la impresora de tickets usa un rollo termico', 'papel y etiquetas'],
    ['the alarm panel needs a battery', 'batería de respaldo'],
    ['un taladro que use bateria', 'taladro'],
    // a story tells how it came to what its wish asks for
    [
      'en la escuela las maestras no oyen el timbre porque andan en el recreo, el conserje renuncio, queremos ver quien toca y abrirle desde la oficina',
      'videoportero',
    ],
    // nor are the names in it asked for
    [
      'el salon tiene alarma y extintores nuevos, uno lo puso mi cuñado, el otro dia hubo apagon en plena boda y la gente se caia en las escaleras, quiero algo que alumbre solo',
      'luz de emergencia',
    ],
    [
      'el lector de la puerta y el torniquete son nuevos, los niños pierden la tarjeta y la imprenta tarda un mes, queremos hacer las credenciales con foto aqui',
      'impresora de credenciales',
    ],
    // what is lost or broken is asked for, and what is named beside it is told by its own name less
    ['tengo motor corredizo y se perdieron los controles', 'control remoto'],
    ['my sliding gate opener died', 'motor corredizo'],
    ['prender la luz de la sala desde la cama sin cambiar los focos', 'apagador inteligente'],
    // what is there already
    [
      'el ingeniero quiere que cada quien tenga su extension y que conteste una grabacion, hay dos lineas y catorce empleados, los telefonos ya los compro',
      'conmutador telefónico',
    ],
  ])('%s', (text, kind) => {
    expect(book.title(choose(text).kind)).toBe(kind);
  });

  it.each([
    // what is there is told before what is wished by its name
    ['tengo el cable y la barra de tierra ya puesta, la ponchadora hidraulica; pasame 20 zapatas', 'terminal y zapata'],
    ['el grabador y el switch poe estan en el site, faltan 8 camaras domo', 'cámara domo'],
    // whoever's it is to be
    ['la banda lleva motor trifasico y un plc, cotizar su variador de frecuencia', 'variador de frecuencia'],
    // asked for without a wish
    ['junto al reloj checador y las regaderas de la planta se necesitan lockers', 'locker'],
    ['en el gabinete de campo junto al plc va un switch industrial', 'switch industrial'],
    ['al cañon del salon hay que cambiar la lampara de proyector', 'lámpara de proyector'],
    ['la chapa y el lector quedaron listos; a cada puerta le toca un cierrapuertas', 'cierrapuertas'],
    // where nothing else is asked for
    ['voy a mandar al chofer a su local por un no break para la compu de la caja', 'UPS'],
    ['dice el inge que el no break tiene que ir atornillado en el rack', 'UPS'],
    ['el dictamen dice que junto a las freidoras debe ir un extintor tipo k', 'extintor de cocina'],
    ['el rack tiene que aguantar, quiero un switch', 'switch'],
    // what is refused
    ['nvr con los puertos poe atras, no quiero comprar switch aparte', 'NVR'],
    ['apagadores inteligentes, el cliente no quiere comprar concentrador', 'apagador inteligente'],
    // led to by a colon
    ['para vocear en la terminal de camiones: amplificador', 'amplificador de audio'],
  ])('asked for in passing: %s', (text, kind) => {
    expect(book.title(choose(text).kind)).toBe(kind);
  });

  it.each([
    ['interfón con cámara', 'videoportero'],
    ['un interfón que traiga pantalla', 'videoportero'],
    ['timbre con camarita', 'timbre wifi'],
    ['espejo que trae cámara para el carro', 'dashcam'],
    ['chapa que tenga huella', 'cerradura inteligente'],
  ])('of `%s` is %s by what it has', (text, title) => {
    expect(choose(text).title).toBe(title);
  });

  it.each([
    // another thing by name, and what is told with the name of the first
    ['laptop con disco solido', 'laptop'],
    ['computadora con disco de estado solido', 'computadora'],
    ['nvr con disco duro', 'NVR'],
    ['microfono con bateria', 'micrófono'],
    ['escaner con alimentador automatico', 'escáner de documentos'],
    ['camara con wifi', 'cámara inalámbrica'],
    // but which one of those that are called so, or what has that
    ['enchufe con wifi', 'contacto inteligente'],
    ['bocina con gatillo y correa', 'megáfono'],
    ['pantalla con picos y escalones', 'OTDR'],
  ])('what a thing is to have makes nothing else likelier: %s', (text, kind) => {
    expect(book.title(choose(text).kind)).toBe(kind);
  });

  it.each([
    ['el internet no llega al segundo piso, quiero una camara', 'cámara de seguridad'],
    ['mis empleados llegan tarde. lo que busco es un proyector', 'proyector'],
    ['quiero un switch porque la puerta de la cochera pesa mucho', 'switch'],
    ['modulo sfp multimodo, la fibra del edificio es om3 y con monomodo no prende el enlace', 'módulo SFP'],
    ['impresora de inyeccion, ya me canse de comprar cartuchitos a precio de oro', 'impresora'],
    [
      'arrancador suave con bypass interno para 50 hp; variador de frecuencia no, pues siempre trabaja a velocidad completa',
      'guardamotor y arrancador de motor',
    ],
    // but where it is a certain one, or one noun that describes
    [
      'el lector biometrico no tiene contacto cerca ni es compatible con poe, y el cliente no me deja tirar otro cable de corriente',
      'divisor PoE',
    ],
    ['la compu de escritorio pita tres veces y no da video, el tecnico dice que se quemo la mother', 'tarjeta madre'],
    [
      'mastil con copitas que giran, veleta, un embudo que mide la lluvia y una pantallita adentro',
      'estación meteorológica',
    ],
    // but which one of its kind
    ['mi mama vive sola y se cae, quiero un boton', 'botón de pánico'],
  ])('what is told beside a plain wish is less of a wish for something else: %s', (text, kind) => {
    expect(book.title(choose(text).kind)).toBe(kind);
  });

  it.each([
    ['camara con audio', 'cámara bala', 'micrófono para cámaras'],
    ['camara de reversa', 'cámara de reversa', 'cable de aviación'],
  ])('what only the words of a name tell of another kind stands well behind it: %s', (text, meant, other) => {
    const { worths } = choose(text);
    expect(worths.of(book.number(meant))).toBeGreaterThan(0.85);
    expect(worths.of(book.number(other))).toBeLessThan(0.75);
  });

  it.each(['camaras con su grabador, todo junto', 'camaras y un grabador, todo incluido'])(
    'things wanted as one are a kit: %s',
    (text) => {
      const { kind, together } = choose(text);
      expect(book.family(book.number('kit de cámaras'))).toContain(kind);
      expect(together).toEqual([]);
    },
  );

  it('where nothing is named, what is less likely counts less than its share', () => {
    const share = (kind: number): number => evidence.scores.of(kind) / evidence.scores.of(likeliest);
    const evidence = readKinds(scan('vigilar el corral desde el celular'), book);
    const { kind: likeliest, worths } = chooseKind(evidence, book, () => 10);
    expect(evidence.named.best()).toBe(0);
    const others = Array.from({ length: book.size }, (_, kind) => kind).filter(
      (kind) => share(kind) > 0.3 && share(kind) < 0.9,
    );
    expect(others.length).toBeGreaterThan(3);
    for (const kind of others) expect(worths.of(kind)).toBeLessThan(0.97 * share(kind));
  });

  it('what is sold and has the same name stands for what is not', () => {
    const without = (kind: number): number => (kind === book.number('televisor') || book.isElsewhere(kind) ? 0 : 10);
    const choice = chooseKind(readKinds(scan('pantalla para ver el partido'), book), book, without);
    expect(book.title(choice.kind)).toBe('monitor');
    expect(book.title(choose('pantalla para ver el partido').kind)).toBe('televisor');
  });

  it.each([
    ['remedio para la gastritis', 1, 'unsold'],
    ['remedio para la gastritis', 3, 'sure'],
    ['silla secretarial', 1, 'sure'],
  ])('few things of no trade answer only to their name: %s, %d sold', (text, count, state) => {
    const sold = (kind: number): number => (book.isElsewhere(kind) ? count : 10);
    expect(chooseKind(readKinds(scan(text), book), book, sold).state).toBe(state);
  });

  it.each([
    ['teclado para tocar musica'],
    ['bocina de aire para trailer'],
    ['bala de paja'],
    ['alarma de olla express'],
    ['foco delantero para jetta'],
    ['licencia de construccion'],
    ['servidor para meseros'],
    ['tabletas para el dolor'],
    ['varilla corrugada'],
    ['peine para el pelo'],
  ])('what is called like a thing of the trade is none: %s', (text) => {
    expect(choose(text).state).toBe('unsold');
  });

  it.each([
    ['teclado para la recepcion', 'teclado'],
    ['bocina para el patio de la escuela', 'trompeta'],
    ['camara bala para el establo', 'cámara bala'],
    ['alarma para la fonda', 'panel de alarma'],
    ['foco para el porton', 'foco LED'],
    ['servidor para la oficina', 'servidor'],
    ['tabletas para la escuela', 'tableta'],
    ['varilla de tierra fisica', 'tierra física'],
    ['todo menos las de techo en bocinas', 'bocina de techo'],
  ])('but for places: %s', (text, kind) => {
    expect(book.title(choose(text).kind)).toBe(kind);
  });
});
