/** The scripts of package.json that serve. */
const SERVING = ['start', 'start:prod'];

/** Whether this process is the one that npm has started to serve; what such a process starts has the same variables. */
export function isServedByNpm(): boolean {
  const { npm_package_name: name, npm_lifecycle_event: script = '' } = process.env;
  return name === 'mostrador' && SERVING.includes(script);
}
