import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/office/desks.ts`. */
export const DESKS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'impresora',
    sheets:
      'photocopier|monochrome laser|laser monocromatica|trazador grafico|matricial carro ancho|carro ancho|matriz de puntos carro|inyeccion de tinta multi|imprime copia escanea|imprime escanea copia|print scan copy|print copy scan|photo printer|sublimation printer|equipo de impresion|tinta continua multi',
    keyed:
      'impresora laser monocromatica duplex automatico con red y wifi|impresora laser a color de oficina con alimentador de documentos|impresora matricial de carro ancho para formatos continuos paralelo|monochrome laser printer duplex ethernet wireless|dot matrix wide carriage impact printer multipart forms|imprime las tareas de tus hijos a color desde celular|imprime miles de hojas con botellas de tinta incluidas|laser de oficina doble cara automatico con bandeja adicional',
  },
  {
    kind: 'plotter',
    sheets: 'trazador gran formato|large format printer|wide format printer',
    keyed: 'plotter de gran formato tinta con base y rollo|large format plotter roll feed stand network',
  },
  {
    kind: 'tóner y tinta',
    sheets:
      'imaging unit|imaging kit|unidad fotoconductora|photoconductor|cabezal de tinta|negro alto rendimiento|cyan alto rendimiento|magenta alto rendimiento|amarillo alto rendimiento|high yield black|high yield cyan|high yield magenta|high yield yellow|rendimiento paginas negro|cinta matricial|cinta entintada|polvo para recarga|revelador copiadora|caja de mantenimiento impresora|maintenance box|waste box|deposito residual|bolsa de pigmento|print refill',
    keyed:
      'toner negro original alto rendimiento para impresora laser|cartucho de tinta tricolor para inyeccion con cabezal|botella de tinta cian para multifuncional de tanque|tambor de imagen para impresora laser monocromatica|kit de mantenimiento y toner magenta para laser a color|black high yield laser toner cartridge return program|tricolor ink cartridge original inkjet standard yield|refill ink bottle magenta dye for tank printers|imaging drum unit replacement laser multifunction|rinde mas hojas cartucho compatible para tu impresora laser|recarga tu impresora de tanque con los cuatro colores|cartucho magenta de alto rendimiento con chip|cian amarillo magenta y negro botellas para tanque|fotoconductor y fusor de repuesto para laser a color',
  },
  {
    kind: 'escáner de documentos',
    sheets:
      'scanner duplex|scanner cama plana|scanner hojas|digitalizador de hojas|escaner doble cara|escaner de cheques|escaner negativos|escaner diapositivas|escaner departamental|escaner de recibos|escaner carta oficio|check scanner|cheque scanner|film scanner|photo scanner|overhead scanner|departmental scanner|workgroup scanner|production scanner|duplex scanner',
    keyed:
      'escaner de documentos duplex con alimentador automatico y red|escaner de cama plana a color para fotos y documentos|escaner portatil de hojas alimentado por usb|escaner departamental alto volumen doble cara deteccion ultrasonica|escaner cenital para libros con camara y luz led|sheetfed document scanner duplex automatic feeder usb|flatbed color photo scanner negatives transparency|portable mobile document scanner usb powered single pass|overhead book scanner camera foot pedal ocr|digitaliza tus facturas y contratos en pdf en segundos|pasa tus fotos viejas a la computadora facil|digitalizador de cama plana a color con reconocimiento de texto|alimentador automatico duplex para digitalizar expedientes twain|digitalizador de libros cenital con aplanado de curva y pedal',
  },
  {
    kind: 'destructora',
    sheets:
      'picadora de papel|picadora documentos|triturador de papel|triturador de documentos|destructor de documentos|destructor de papel|desintegradora|desmenuzadora papel|corte en particulas|corte cruzado papel|microcorte papel|microcorte hojas|corte en tiras papel|corte confeti|tritura papel|destruye documentos|tritura hojas|maquina destruir papel|cross cut|crosscut|micro cut|microcut|strip cut|confetti cut|document destroyer|paper destroyer',
    keyed:
      'destructora de papel corte cruzado con deposito extraible|trituradora de documentos microcorte alta seguridad para oficina|destructora corte en tiras para hojas grapas y tarjetas|trituradora industrial de papel con aceitado automatico y ruedas|destructora con alimentador automatico para hojas y discos|cross cut paper shredder pull out bin anti jam|micro cut shredder high security quiet overheat protection|strip cut personal shredder staples credit cards|auto feed office shredder locking casters continuous duty|protege tu informacion destruye recibos y estados de cuenta|tritura hojas tarjetas y discos en casa silenciosa|microcorte para oficina con deposito antiatasco y reversa|corte en particulas papel clips y tarjetas cesto transparente|hace confeti el papel alta seguridad aceite y bolsas incluidas',
  },
  {
    kind: 'engargoladora y enmicadora',
    sheets:
      'maquina para engargolar|maquina para enmicar|engargolado|enmicado|espiral para engargolar|pastas para engargolar|peine para engargolar|arillo plastico|anilladora|bolsa para enmicar|guillotina oficina|guillotina de palanca|cortadora de papel|laminating machine|laminating pouch|thermal pouch|comb binding|wire binding|coil binding|spiral binding|binding comb',
    keyed:
      'engargoladora manual de arillo plastico perfora hojas carta oficio|enmicadora termica en caliente y frio tamano carta|engargoladora electrica para arillo metalico doble paso cuadrado|guillotina para papel con base de madera y cuchilla|encuadernadora termica con pastas y lomos|comb binding machine manual punch letter size|thermal pouch laminator hot cold jam release|electric wire binding machine double loop closer|rotary paper trimmer guillotine safety guard|engargola tus trabajos escolares y gana con tu papeleria|enmica tus credenciales y documentos en casa rapido|micas termicas para plastificar tamano carta brillantes paquete|arillos plasticos negros para encuadernar con pastas transparentes|termolaminadora de rodillos para carteles y credenciales',
  },
  {
    kind: 'calculadora',
    sheets:
      'calculadora de bolsillo|calculadora escolar|calculadora solar|calculadora semi escritorio|calculadora programable|calculadora comercial|calculadora de mesa|calculadora de rollo|calculadora estadistica|calculadora de mano|calculadora de papel|maquina calculadora|maquina sumadora|scientific calculator|graphing calculator|pocket calculator|financial calculator|handheld calculator|solar calculator|basic calculator|electronic calculator|desktop calculator',
    keyed:
      'calculadora de escritorio pantalla grande solar y pila|calculadora cientifica con funciones estadisticas fracciones y tapa|calculadora con impresion a dos colores sumadora de rollo|calculadora financiera amortizacion y flujo de efectivo|calculadora graficadora pantalla a color recargable para ingenieria|desktop calculator dual power tax function large display|scientific calculator natural display fractions statistics|two color printing calculator adding machine ribbon|graphing calculator color display rechargeable python|para la escuela funciones trigonometricas y ecuaciones con tapa|haz cuentas de tu negocio con teclas grandes|sumadora de papel con tinta roja y negra para contador|cientifica de pantalla natural solar para secundaria|graficadora algebraica para bachillerato con puerto usb',
  },
  {
    kind: 'etiquetadora',
    sheets:
      'etiquetador manual|etiquetador portatil|cinta para rotular|cinta para etiquetar|cinta laminada negro|casete laminado|impresora de rotulos|rotulado de cable|marcadora de precios|labeller|labelling machine|labeling machine|label tape|labeling tape|label cassette|lettering tape|laminated label tape|embossing label|price gun|pricing gun|wire marker printer|black on white tape|letras etiquetadora',
    keyed:
      'etiquetadora portatil teclado qwerty con cinta laminada y estuche|rotuladora industrial para cables autolaminable y termocontractil|etiquetadora de escritorio conexion computadora con adaptador|cinta para etiquetadora laminada negro sobre blanco|etiquetadora bluetooth desde celular con cortador manual|handheld label maker qwerty keyboard laminated tape|industrial wire and cable labeler self laminating kit|laminated tape cassette black on yellow label maker|bluetooth label maker app rechargeable home office|organiza tu casa y utiles escolares con letreros bonitos|rotula cables y tableros electricos de mano|casete laminado blanco letra negra adhesivo extra fuerte|rotulador de mano para tubo termocontractil y bandera de cable|cartucho de vinilo negro sobre amarillo para rotuladora',
  },
  {
    kind: 'reloj',
    sheets:
      'pulsera de actividad|sports watch|kids watch|reloj de pulso|reloj para ninos|reloj analogico pared|cronometro digital|cronometro deportivo|stopwatch|analog clock|slave clock|poe clock',
    keyed:
      'reloj digital de pared led con calendario y temperatura|reloj analogo de pared inalambrico para escuela y hospital|analog wall clock wireless sync battery operated school|master clock gps receiver network time server|mide tus pasos y contesta llamadas desde tu muneca|reloj grande de pared numeros led para sala|hora exacta por red ntp doble cara pasillo led rojo',
  },
  {
    kind: 'tableta de firma',
    sheets:
      'pad digital firma|panel de firma|captura de firma|dispositivo de firma|pantalla para firmar|pantalla de firma|firma autografa digital|firma manuscrita|tablero para firma|signature tablet|signature capture tablet|signature capture device|signature device|signature display|signature terminal|lcd signature|electronic signature pad|esignature|signpad',
    keyed:
      'tableta de firma electronica lcd monocromatica usb con lapiz|pad de firmas a color con software para contratos|digitalizador de firma manuscrita pantalla retroiluminada hid|capturador de firma sin pantalla economico usb con pluma atada|tableta para firma autografa biometrica con cifrado para banco|lcd signature pad usb backlit interactive pen tether|color signature capture pad encrypted banking documents|electronic signature pad without display desktop hid|signature terminal serial pos pen sensor tempered glass|firma tus documentos digitales como en papel para notaria|captura firmas de clientes en tu computadora facil|firmas autografas en pantalla a color con pluma y cifrado|pad de firma biometrica para ventanilla con cordon|digitalizador de rubricas usb para expediente electronico',
  },
  {
    kind: 'presentador inalámbrico',
    sheets:
      'apuntador inalambrico|apuntador presentaciones|apuntador diapositivas|apuntador recargable|apuntador usb|puntero inalambrico|puntero presentaciones|control remoto presentaciones|mando para presentaciones|pasador de diapositivas|pasa diapositivas|presentador usb|presentador recargable|presentador multimedia|laser para presentaciones|green laser pointer|presentation remote|presentation pointer|presentation controller|slide advancer|slide changer|powerpoint remote',
    keyed:
      'presentador inalambrico con apuntador laser rojo receptor usb|apuntador laser verde recargable con control de diapositivas|presentador con puntero digital giroscopio bluetooth|control de presentaciones con temporizador y vibracion alcance largo|presentador tipo anillo de dedo con receptor y estuche|wireless presenter red laser pointer usb receiver|rechargeable presentation clicker green laser air mouse|bluetooth presentation remote digital highlight zoom timer|finger ring presenter slide advance plug and play|expon como profesional cambia diapositivas sin acercarte|senalador para clases y conferencias pilas incluidas|clicker para diapositivas con laser y receptor guardable|pasa diapositivas a distancia con puntero verde y estuche|laser rojo avance y retroceso de laminas para conferencista',
  },
  {
    kind: 'grabadora de voz',
    sheets:
      'grabador de voz|grabador de audio|grabador digital voz|mini grabadora voz|mini grabadora audio|grabadora espia audio|grabadora de sonido|grabadora de reportero|grabadora de entrevistas|grabadora de conferencias|grabadora activada voz|memoria grabadora audio|llavero grabadora voz|pulsera grabadora voz|graba conversaciones|voice activated recorder|voice recording|voice recording pen|linear pcm|pcm recorder|handy recorder|field recorder|dictation recorder|dictation machine|digital dictation',
    keyed:
      'grabadora digital de voz con memoria interna y pantalla|grabadora de bolsillo tipo pluma activada por sonido|grabadora de audio estereo microfonos xy para entrevistas|grabadora periodistica con ranura microsd bocina y usb directo|grabadora de llamadas telefonicas con adaptador y memoria|digital voice recorder stereo noise cancelling built in usb|pen voice recorder voice activated hidden rechargeable|handheld audio recorder xy microphones field recording|dictation recorder slide switch transcription software|graba tus clases y juntas sin perder detalle|llavero espia que graba conversaciones por horas|dictafono con activacion por voz y reproduccion variable|pluma que graba audio discreta recargable con audifonos|para entrevistas estereo con filtro de viento y lavalier',
  },
  {
    kind: 'multifuncional',
    sheets:
      'multifuncional inalambrica|multifuncional color|multifuncional monocromatica|multifuncional ecotank|imprime copia escanea|copia escanea|print scan copy|print copy scan|multifunction laser|multifunction inkjet|all in one inkjet|all in one laser|aio printer|fotocopiadora|multifunctional laser',
    keyed:
      'multifuncional de tanque de tinta a color wifi imprime copia y escanea|multifuncional laser monocromatica duplex con adf|all in one inkjet printer wireless with scanner|multifunction laser printer duplex with document feeder|copiadora multifuncional de oficina tamaño tabloide|multifuncional de inyeccion tanque de tinta copiadora escaner fax|color multifunction inkjet ink tank print scan copy|multifuncional de tanque recargable copia escanea wifi hogar|copiadora a color con alimentador automatico y finalizador de piso',
  },
  {
    kind: 'reloj sincronizado',
    sheets:
      'reloj red|reloj sincronizable|reloj inalambrico sincronizado|reloj analogico poe|reloj digital poe|reloj digital ip|ip clock|poe clock|wireless synchronized clock|gps time|grandmaster',
    keyed:
      'reloj digital ip poe de seis digitos sincronizado por ntp|reloj analogico poe de doble cara para pasillo|reloj maestro con receptor gps para sistema de relojes|network poe digital clock ntp synchronized|gps ntp time server rack mount|reloj ip sincronizado ntp alimentado por poe doble cara|reloj maestro gps para sincronizar relojes esclavos|synchronized poe digital clock ntp red led display',
  },
  {
    kind: 'reloj inteligente',
    sheets:
      'reloj amoled|reloj deportivo gps|smart band|fitness watch|sports watch|watch amoled|bluetooth watch|pulsera inteligente|smartband|fitness band|fitness tracker|smart bracelet|wristwatch',
    keyed:
      'smartwatch con pantalla amoled llamadas bluetooth y sensor de ritmo|banda inteligente contador de pasos a prueba de agua|smart watch amoled heart rate gps|fitness band with sleep tracking|reloj inteligente deportivo bluetooth con ritmo cardiaco y oxigeno|smart watch heart rate sleep tracking waterproof amoled|banda deportiva con pulso y notificaciones correa de silicon|smartwatch para dama pantalla tactil correa metalica',
  },
  {
    kind: 'silla de oficina',
    sheets: 'silla malla|silla reclinable|silla respaldo|silla operador|mesh chair|chair lumbar',
    keyed:
      'silla ejecutiva de malla con respaldo alto y descansabrazos|ergonomic mesh office chair with lumbar support|silla de visita apilable sin brazos',
  },
  {
    kind: 'escritorio',
    sheets:
      'escritorio altura ajustable|escritorio electrico|escritorio esquinero|escritorio plegable|mesa computo|desk electric|desk adjustable|sit stand desk|l shaped desk',
    keyed:
      'escritorio elevable electrico con memoria de altura|escritorio gamer con luces led y porta vaso|escritorio en l de melamina con cajonera|electric height adjustable standing desk frame|gaming desk carbon fiber surface with headphone hook',
  },
];
