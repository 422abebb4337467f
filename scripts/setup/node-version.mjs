/** Oldest Node that can run npm and these entry scripts; everything else runs on the one in node_modules. */
const OLDEST = 20;

/** Ends the process in one sentence when this Node is too old. `again` is the command to repeat. */
export function requireNode(again) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST) return;
  console.error(
    `Patas y Plumas needs Node ${OLDEST} or newer and this is ${process.version}: install one from https://nodejs.org and run "${again}" again.`,
  );
  process.exit(1);
}
