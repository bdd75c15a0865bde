// Runs on import, before any code that an old Node cannot run.
const WANTED = [20, 9];

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  console.error(`Firmament needs Node ${WANTED.join('.')} or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
