import { OF_ALARMS_AND_ACCESS } from './of-alarms-and-access';
import { OF_COMPUTERS_AND_HOMES } from './of-computers-and-homes';
import { OF_VIDEO_AND_NETWORKS } from './of-video-and-networks';

/** By kind: how clerks of distributors key things in, by lines of makers or short forms of their own trade; phrases separated by `|`. */
export const CLERK_NAMES: Readonly<Record<string, string>> = {
  ...OF_VIDEO_AND_NETWORKS,
  ...OF_ALARMS_AND_ACCESS,
  ...OF_COMPUTERS_AND_HOMES,
};
