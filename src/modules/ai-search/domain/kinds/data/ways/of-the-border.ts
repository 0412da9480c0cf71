/** Ways to ask in plain English of homeowners and installers along the border, by the kind. */
export const OF_THE_BORDER: Readonly<Record<string, string>> = {
  candado:
    'something to keep my gate shut|lock the shed so nobody gets in|keep the chain on the gate closed|lock for the tool shed|lock my trailer door|put a lock on the storage unit',
  'cerradura eléctrica':
    'thing to lock the door of the office from inside|lock my front gate with a buzzer|buzz people in from upstairs',
  'chapa magnética':
    'keep the office door shut until someone badges in|magnet that holds the door shut|hold the glass door closed with a magnet',
  'cerradura inteligente':
    'lock that opens with my finger|lock that opens with a code for renters|no more keys for my rental|guests let themselves in with a code|let the cleaning lady in while i am at work',
  'gabinete de pared':
    'box to put my router in|box to keep the modem and switch in|metal box for the network stuff|lock up the recorder and the switch on the wall|hang the network gear on the wall|box for the internet equipment|somewhere to put the switch and patch panel',
  'motor para portón':
    'open my driveway gate with a remote|tired of getting out of the truck to open the gate|make my gate open by itself|gate that opens by itself when i get home|motor so the gate opens on its own',
  'reflector LED':
    'light that turns on when someone walks by|light for the back yard that comes on by itself|big bright light for the parking lot|light up the side of the house at night|bright light for the barn|lights for the driveway',
  'enlace inalámbrico':
    'send internet to the barn|get internet from the house to the shop|internet to the other building without digging|wifi from my house to the ranch|long range wifi for the ranch|connect two buildings without wire|link the cameras from the other lot',
  'punto de acceso exterior': 'wifi in the back yard|wifi for the patio|wifi outside the house',
  'repetidor WiFi':
    'wifi does not reach the back bedroom|wifi drops upstairs|make my wifi stronger|weak wifi in the garage|dead spot in the house',
  'cámara inalámbrica':
    'watch the baby from my phone|see my dog while i am at work|camera for the nursery|check on the nanny|camera i can see on my phone|keep an eye on grandma from my phone',
  'cámara 4G solar':
    'camera that works with a sim card no internet|camera for land with no power|camera for the hunting lease|watch the ranch with no wifi out there|camera for the job site with no power',
  UPS: 'battery backup for my modem|keep the internet on when the power goes out|keeps my computer on when the power goes out|power flickers and my pc shuts off|lights flicker and the router resets|so the cameras keep recording in a blackout',
  'cargador de celular':
    'charger for my phone in the truck|charge my phone while driving|plug my phone in the cigarette lighter|charge phone in the car',
  'contacto magnético':
    'thing that tells me if someone opens a window|know when a door opens|know if the back door was opened|beep when the door opens',
  'soporte para cámara':
    'something to hang the camera on the pole|put the camera on a post|arm to hold the camera away from the wall',
  computadora:
    'little computer that hooks behind the tv|computer for the front desk|tiny pc that mounts behind the monitor',
  'herramienta de mano': 'case to carry my tools|box to carry my tools|something to keep my tools in',
  'canaleta y tubo':
    'hide the wires along the wall|cover the cords so nobody trips|something to run wires along the ceiling|keep the wires neat on the wall|pipe for the wires',
  extintor:
    'fire thing to put on the kitchen wall|put out a grease fire|for the inspector fire marshal kitchen|something in case of fire in the shop',
  'control autónomo':
    'box with a keypad to open the office door|code to get in the office|punch a code to open the door',
  'bocina de techo':
    'music in the ceiling of my store|speaker for the ceiling of my store|background music for the restaurant',
  'switch PoE': 'power the cameras through the same cable|powered switch for cameras|run eight cameras off one box',
  'disco duro': 'my recorder needs a bigger drive|drive for the dvr|hard drive pa las camaras',
  'cable UTP':
    'roll of wire for internet|wire for network cameras|run internet to the other room|wire to run internet in the walls',
  'cable siamés': 'wire for cameras|wire for my old cameras|wire with video and power together',
  grabador: 'box that records my cameras|box to hook up all the cameras|record all my cameras',
  energizador: 'keep the cows in with a hot wire|shock wire for cattle|keep the bull from pushing the fence',
  'control de rondas': 'check that my guards make their rounds',
  'radio portátil': 'radio to talk with my crew|talk to my guys across the lot|talk to my workers without phones',
  'botón de pánico':
    'button for my grandma if she falls|press it and the police come|button under the counter in case of a robbery',
};
