import { words } from './words';

/** Words as they are written in chats, shops and networks that everybody names, and their like: right as they are, though no list of Spanish has them. */
export const CHAT_WORDS = words(
  'whats guats face insta tiktok uber didi rappi oxxo elektra coppel liverpool costco walmart soriana chedraui aurrera bodegon telcel movistar totalplay megacable izzi cablevision cablemas cablecom infonavit imss issste pemex conagua profeco cofepris suburban tsuru vocho ' +
    'porq xfa xfavor porfis plis grax graxias ntp msj tqm bno pq xq mñn hno hna inge arqui archi profe perron perrona perrones chafon fregon fregona chingon chingona chidito nadamas namas nomasito orita oritita ahorititita horita alrato alratito ' +
    'telesota pantallota camarota camaronas bocinota bocinotas candadote candadon zotehuela sotehuela azotehuela changarrito changarron tendajon tantitito poquititito chiquitititos cablerio cablerios alambrerio cochinero relajito desmadrito ' +
    'raite wacha wachar traila trailas troca trocas troquero parquear parquin yonke yarda marqueta bila biles brekas boila mopear taipear printear clipiar baika rufo suiche lonche lonchera jale chamba vato morro morra jefita puchar ponchar chequear watchear ' +
    'jaja jajaja jeje ok okay okey oki sale vale bye sip nop aja ajá emm mmm ups uff',
);
