const SYSTEMS = new Set([
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]);
const PROCESSORS = new Set([
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]);
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };
const UNNAMED = { fsevents: { os: ['darwin'] } };

/** `os`, `cpu` and `libc`, from a name like `@swc/core-linux-arm64-musl`; undefined when it names no platform. */
export function platformOf(name) {
  if (UNNAMED[name]) return UNNAMED[name];
  const words = name.split('/').at(-1).split('-');
  const os = words.filter((word) => SYSTEMS.has(word)).slice(0, 1);
  const cpu = words.includes('universal') ? ['arm64', 'x64'] : words.filter((word) => PROCESSORS.has(word)).slice(0, 1);
  const libc = words.flatMap((word) => LIBRARIES[word] ?? []).slice(0, 1);
  if (!os.length && !cpu.length) return undefined;
  return { ...(cpu.length && { cpu }), ...(libc.length && os[0] === 'linux' && { libc }), ...(os.length && { os }) };
}
