/**
 * The environment of installing, building and testing: without the settings, as none of these may depend on them,
 * and so without the token, as all of them run other people's programs.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export function environmentWithoutSettings(env = process.env) {
  const own = /^(REGISTRY_API_|API_|FIRMAMENT_|PUBLIC_URL$|TRUST_PROXY$|PORT$|NODE_ENV$|TEST_THOROUGH$)/;
  const kept = Object.entries(env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1' };
}
