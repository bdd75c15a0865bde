export { makeSampleFile as setup } from './sample-file';
