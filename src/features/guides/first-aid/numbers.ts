/** The dated table of telephone lines. */
export const emergencyNumbers = async () => (await import('guides:facts/numeros')).default;
