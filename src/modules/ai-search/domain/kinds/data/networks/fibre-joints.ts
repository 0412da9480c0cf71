import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What fibres are led to the house with, joined and ended in, and kept clean by. */
export const FIBRE_JOINTS: readonly KindEntry[] = [
  {
    kind: 'cable drop',
    within: 'cable de fibra óptica',
    is: 'cable drop|drop ftth|drop fibra|drop fibra optica|fibra drop|cable drop ftth|cable drop fibra|cable acometida fibra|drop plano|drop cable|ftth drop cable|flat drop cable|fiber drop|drop conectorizado|cable drop conectorizado|fibra invisible|fibra transparente|cable figura 8 fibra',
    titles:
      'drop 1h|drop 2h|drop hilos|drop mensajero|drop con mensajero|cable drop hilos|drop plano ftth|drop exterior|drop interior|drop sc apc|cable bow type|fibra invisible transparente|drop autosoportado',
    say: 'fibra para bajar del poste a la casa del cliente|cable plano de fibra con alambre|cable de fibra que va del poste al modem|cable de internet de fibra del poste a la casa|fibra que ya traiga las puntas verdes para la casa|fibra con mensajero para colgarla del poste|fibra delgadita para pegarla en la pared sin que se vea|hilo transparente de internet para adentro|se rompio el cable de fibra de la casa|el camion tiro el cable del internet de la calle|bobina de fibra para instalar clientes|fibra de un hilo para suscriptores|cable de fibra para isp|fibra que se clava en la fachada|del poste al ont|llevar la fibra de la caja del poste al modem|fiber from the pole to the house|last mile fiber cable|invisible fiber for inside the house|preterminated fiber for a customer',
  },
  {
    kind: 'acoplador de fibra',
    near: 'distribuidor de fibra',
    is: 'acoplador fibra|acoplador optico|acoplador de fibra|acoplador sc|acoplador lc|acoplador st|acoplador fc|acoplador sc apc|acoplador sc upc|acoplador lc duplex|adaptador sc|adaptador lc|adaptador de fibra|adaptador optico|cople fibra|cople de fibra|cople optico|cople sc|cople lc|cople sc apc|pasamuro optico|pasamuros sc|pasamuro fibra|union fibra|union sc|hembra hembra fibra|fiber adapter|fiber coupler|sc adapter|lc adapter|optical adapter|fiber optic coupler|fiber optic adapter|bulkhead adapter',
    titles:
      'acoplador simplex|acoplador duplex|acoplador apc|acoplador upc|acop sc|acop lc|acoplador monomodo|acoplador multimodo|adaptador simplex apc|adaptador duplex upc|adapter simplex|adapter duplex|coupler sc|coupler lc|acopladores',
    say: 'unir dos jumpers de fibra|unir dos puntas de fibra|juntar dos cables de fibra|coplecito verde para unir dos puntas de fibra|coplecito azul hembra hembra|pasamuros sc|coples de fibra|acoplador de fibra|acoplador sc|cople lc|adaptador de fibra hembra hembra|acoplar dos cordones amarillos entre si|alargar el cable de fibra con otro cable|pegar una fibra con otra sin fusionar|cuadrito verde donde entran dos puntas|el cable de fibra del modem quedo corto y quiero unirle otro|piezas para llenar el panel de fibra|hembritas para el odf|se quebro la entrada de la fibra en la caja|join two yellow cords end to end|connect two fiber cords|green square coupler|fiber coupler',
  },
  {
    kind: 'roseta óptica',
    near: 'distribuidor de fibra',
    is: 'roseta optica|roseta fibra|roseta de fibra|roseta de fibra optica|roseta ftth|roseta sc|roseta fo|caja de pared fibra|cajita de fibra|caja terminal interior fibra|fiber wall outlet|fiber wall plate|fiber outlet|optical outlet|ftth rosette|fiber rosette|fiber socket|atb box',
    titles:
      'roseta optica puertos|roseta 2 ptos sc|roseta fo|ros fo|ros optica|roseta interior|ftth wall outlet|caja optica de pared|roseta p/pared sc|punto terminal optico|pto terminal optico|cajita fibra pared|cajita cable amarillo|cajita llega cable amarillo|cajita donde llega cable amarillo|cajita pared fibra',
    say: 'cajita blanca donde llega el hilo antes del modem|cajita de pared para dos salidas opticas|la del departamento donde enchufa el modem|cajita de pared para fibra|cajita de roseton optico|caja donde llega la fibra a la casa|small wall box for the glass cord|fiber wall outlet|roseta|roseta optica|cajita donde se conecta el modem de fibra|cajita de la pared donde sale el cable amarillo|la cajita del internet de la pared se rompio|caja chiquita de fibra dentro de la casa|donde remato la fibra en la sala del cliente|tapita blanca de la fibra|contacto de fibra en la pared|white box on the wall for the fiber|dejar la fibra terminada en la recamara|donde llega la fibra en la casa|la cajita de la pared a donde llega el cable amarillo|donde rematan los hilos de fibra antes del modem|roseta de pared para la fibra',
  },
  {
    kind: 'caja terminal de fibra',
    near: 'distribuidor de fibra',
    is: 'nap|caja nap|cajas nap|caja terminal optica|caja terminal fibra|caja terminal ftth|caja terminal exterior fibra|caja de distribucion ftth|caja cto|cto fibra|caja de poste fibra|caja distribucion fibra exterior|caja abonado|nap box|fiber access terminal|fiber distribution terminal|optical termination box|fat box|fiber terminal|ftth box|multiport terminal',
    titles:
      'caja nap ptos|caja nap puertos|nap 8|nap 16|nap exterior|caja nap splitter|caja terminal optica puertos|cto 16|caja ftth exterior|fat 16|nap con splitter|caja optica poste',
    say: 'caja de fibra para poste|caja para ocho clientes en el poste|caja negra de poste de fibra|poste con dieciseis puertos para los vecinos|brazalete de poste con precinto|caja terminal para el suscriptor|splitter y puertos en la misma cajita de fachada|sixteen port box on the pole|fiber splice box on the pole|subscriber box con pestillo|caja nap|repartir la fibra a los vecinos|caja donde salen las bajadas de fibra a las casas|caja en el poste de donde sale el internet de cada casa|donde pongo el splitter en el poste|caja de dieciseis clientes para isp|caja de la calle de donde jalan el internet|conectar ocho casas desde el poste|caja con puertos verdes afuera|box on the pole that feeds the houses|where do subscriber drops plug in|caja de poste con puertos para clientes|en el poste abren y enchufan al vecino|los tecnicos dejan abierta la caja del poste',
  },
  {
    kind: 'charola de empalme',
    near: 'distribuidor de fibra',
    is: 'charola empalme|charola de empalme|charola de empalmes|charola fusiones|charola para fusiones|charola empalmes fibra|charola para empalme|casete de empalme|casete de fusion|cassette de empalme|bandeja de empalme|bandeja de fusion|splice tray|fiber splice tray|splice cassette|fusion tray',
    titles:
      'charola empalme fusiones|charola fusiones|charola 12 fusiones|charola 24 empalmes|bandeja empalme|splice tray|cassette fusion|charola p/empalme|casete fusiones',
    say: 'casetes para acomodar fusiones|casete de empalmes|casete con espacio para enrollar sobrante|splice tray|donde acomodo las fusiones adentro del odf|charolita de plastico para los empalmes|la charolita donde van las manguitas|plastico donde se enrolla la fibra adentro de la caja|charola de repuesto para la mufa|ya no caben mas fusiones en el cierre|acomodar doce empalmes|tray that holds the splices inside the closure',
  },
  {
    kind: 'manga de empalme',
    near: 'termofit',
    is: 'manga de empalme|manga empalme|manga termocontractil fibra|manga de fusion|manga para fusion|manga para empalme|manguito de empalme|manguito fusion|manguito para fusion|manguitos de fusion|manguito termocontractil fibra|tubo de empalme|tubillo de empalme|tubillo|smouv|protector de empalme|protector de fusion|protector empalme fibra|splice sleeve|fusion splice sleeve|fiber splice protector|splice protector|fiber protection sleeve|heat shrink splice sleeve',
    titles:
      'manga termocontractil empalme|manga termo 60mm|smouv|manga empalme fibra|splice sleeve|tubo termo empalme fibra|mangas termocontractiles 60mm|manguito 60mm|manguito 40mm|tubillo termocontractil|protector fusion',
    say: 'manga termocontractil para el empalme|termocontractil con varilla para cada fusion|manguito para fusion|protector termico de empalme|proteger empalmes|tubito con varillita para la fusion|tubitos que se ponen antes de fusionar|que no se rompa la fusion|tubito transparente que se encoge sobre la fibra|los tubitos que van al hornito de la fusionadora|proteger la union de la fibra despues de soldar|manguitas de sesenta milimetros|bolsa de tubitos para fusionar|tubo con alambre de acero para fibra|little tubes to protect fiber splices|shrink tube with a steel rod for fiber',
  },
  {
    kind: 'limpiador de fibra',
    near: 'kit de herramientas de fibra',
    is: 'limpiador fibra|limpiador de fibra|limpiador fibra optica|limpiador de conectores|limpiador conectores|limpiador de conectores de fibra|limpiador optico|pluma limpiadora|pluma limpiadora fibra|pluma de limpieza|lapiz limpiador|kit limpieza fibra|kit de limpieza de fibra|kit limpieza fibra optica|casete de limpieza fibra|toallitas para fibra|toallitas sin pelusa|toallas sin pelusa|kimwipes|hisopos para fibra|alcohol isopropilico fibra|fiber cleaner|fiber cleaning pen|fiber optic cleaner|lint free wipes|fiber cleaning kit|one click|fiber connector cleaner|one click fiber cleaner',
    titles:
      'pluma limpiadora conect|limpiador 2.5mm|limpiador 1.25mm|one click|kimwipes|toallitas s/pelusa|limpiador sc lc|limpiador ferula|toallitas limpiar fibra|limpiador tipo pluma|fiber cleaning',
    say: 'limpiar la punta de la fibra|limpiar los conectores de fibra|la fibra tiene mugre y no pasa luz|pluma de un clic para limpiar sc|toallitas que no dejen pelusa|papelitos para limpiar la fibra con alcohol|limpiar el puerto del ont|limpiar la ferula del conector|quitarle la grasa a la fibra antes de fusionar|se ensucio la punta del jumper|limpieza de conectores opticos|perdidas por polvo en el conector|clean the fiber tip|wipes for cleaning fiber|dirty fiber connector',
  },
  {
    kind: 'herraje de fibra',
    near: 'cable de fibra óptica',
    is: 'herraje fibra|herraje de fibra|herraje para fibra|herrajes para fibra optica|herraje adss|herraje tipo d|herraje tipo j|herraje de suspension|herraje de paso|herraje de retencion|herraje para poste|preformado adss|preformado|tensor plastico|tensor drop|tensor para drop|tensor para fibra|tensor ftth|tensor tipo p|tensor tipo cuña|fleje acero|fleje de acero|fleje inoxidable|cinta band it|hebilla para fleje|hebilla fleje|cruceta para fibra|raqueta para fibra|cruceta de reserva|brazo de extension poste|gancho para drop|gancho tipo p|grapa para drop|drop clamp|drop wire clamp|ftth clamp|adss clamp|dead end grip|anchor clamp|suspension clamp|tension clamp|steel strapping|stainless steel band|slack storage|remate preformado para fibra',
    titles:
      'remate preformado adss|preformado p/adss|tensor plastico drop|tensor drop bolsa|herraje suspension adss|herraje tipo j adss|fleje acero inox rollo|hebilla 3/4|herraje tipo d poste|cruceta adss|clamp drop|tensor p/drop|tensores ftth|abrazadera bap|herraje telecom|fleje 3/4',
    say: 'tensar el cable de fibra en el poste|colgar la fibra del poste|amarrar el cable de fibra a la fachada|sujetar la bajada de fibra en la casa|ganchitos para el drop|tensores de plastico para internet de casas|cinta de acero para el poste|fleje para amarrar cosas al poste|cinta metalica que abraza el poste|que no se cuelgue el cable de fibra entre postes|retenida del cable adss|donde se enrolla la reserva de fibra en el poste|cruz de metal donde se enrolla la fibra|piezas para tender fibra aerea|el cable de fibra esta colgado muy bajo|detener el cable autosoportado en el poste|alambres en espiral para detener la fibra|hang fiber on the pole|tension the drop cable|hardware for aerial fiber|metal strap around the pole|fleje y hebilla para abrazar poste|fleje de acero para poste|hebilla para fleje|stainless steel strap for pole|fleje chico que se corta con pinza|con que se tensa la fibra entre postes|tensar la bajada de fibra|apretar el cable de fibra contra el poste|detener la fibra en cada poste|sujetadores de fibra para poste|amarrar la fibra al poste',
  },
];
