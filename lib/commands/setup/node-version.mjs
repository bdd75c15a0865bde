// Runs when it is loaded, before anything that an old Node does not have.
const WANTED = [20, 9];

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  console.error(`Firmament needs Node ${WANTED.join('.')} or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
