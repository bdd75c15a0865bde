import { runQuietly } from './processes.mjs';

/** The package managers, with their names for what we need and how to call them. The first one found is used. */
const MANAGERS = [
  {
    command: 'apt-get',
    refresh: ['update'],
    install: ['install', '-y', '--no-install-recommends'],
    packages: {
      'headless chromium': ['chromium-headless-shell'],
      chromium: ['chromium'],
      compiler: ['g++', 'make', 'python3'],
    },
  },
  {
    command: 'dnf',
    install: ['install', '-y'],
    packages: { chromium: ['chromium'], compiler: ['gcc-c++', 'make', 'python3'] },
  },
  {
    command: 'apk',
    install: ['add', '--no-cache'],
    packages: { chromium: ['chromium'], compiler: ['g++', 'make', 'python3'] },
  },
  {
    command: 'brew',
    install: ['install'],
    packages: { chromium: ['--cask', 'chromium'], compiler: ['python3'] },
    asUser: true,
  },
];

const works = async (command) => (await runQuietly(command, ['--version'])).code === 0;

/** Never asks for a password: the terminal may be unattended. */
async function rights({ asUser }) {
  if (asUser || process.getuid?.() === 0) return [];
  return (await works('sudo')) ? ['sudo', '-n'] : [];
}

async function findManager() {
  for (const manager of MANAGERS) {
    if (await works(manager.command)) return manager;
  }
  return undefined;
}

/** Installs the package with this name in the table; returns whether it worked. */
export async function installSystemPackage(name) {
  const manager = await findManager();
  const packages = manager?.packages[name];
  if (!packages) return false;
  console.log(`Installing ${name} by ${manager.command} …`);
  const [command, ...before] = [...(await rights(manager)), manager.command];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (manager.refresh) await runQuietly(command, [...before, ...manager.refresh], { env });
  const args = [...before, ...manager.install, ...packages];
  const { code, output } = await runQuietly(command, args, { env });
  if (code !== 0) console.error(output.trimEnd());
  return code === 0;
}
