/** Reads settings from the environment; a missing one throws an error with its name. */

/** The value of an environment variable; throws when it is unset or empty, which is a deployment's mistake. */
export function requiredEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** The value of an environment variable, or `fallback`. */
export function optionalEnv(name: string, fallback = ''): string {
  return process.env[name] || fallback;
}
