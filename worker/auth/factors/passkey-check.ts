import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Attestation } from '../../../src/shared/schemas/factors.ts';
import type { Assertion } from '../../../src/shared/schemas/second-step.ts';
import { decodeBase64url, encodeBase64url } from '../../base64url.ts';
import type { RelyingParty } from './deployment.ts';

/** COSE numbers of EdDSA, ES256 and RS256, in the order in which a device should choose. */
export const ALGORITHMS = [-8, -7, -257];

/** The text that a passkey was asked to sign, as its browser wrote it; null: it cannot be read. Not verified. */
export const challengeOf = ({ response }: Assertion | Attestation): string | null => {
  try {
    return decodeClientDataJSON(response.clientDataJSON).challenge;
  } catch {
    return null;
  }
};

/** A passkey as it is kept. */
export type KeptKey = { credentialId: string; publicKey: string; counter: number };

/**
 * What a passkey's signature proves: made by this key, for this challenge, on our pages, with its person beside it
 * (`userVerified`: whom the device recognised). Null: it proves nothing, or the counter says that there are two of it.
 */
export const judgeAssertion = async (
  party: RelyingParty,
  passkey: Assertion,
  key: KeptKey,
  challenge: string,
): Promise<{ counter: number; userVerified: boolean; isBackedUp: boolean } | null> => {
  try {
    const { userHandle, ...response } = passkey.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...passkey,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: { id: key.credentialId, publicKey: decodeBase64url(key.publicKey), counter: key.counter },
    });
    const { newCounter, userVerified, credentialBackedUp } = authenticationInfo;
    return verified ? { counter: newCounter, userVerified, isBackedUp: credentialBackedUp } : null;
  } catch {
    return null;
  }
};

/**
 * We ask for no attestation, so an honest browser sends none, or the key's own signature. Certificates are refused unread: their
 * addresses of revocation would have us fetch what a stranger names.
 */
const bringsCertificates = (attestation: Attestation): boolean => {
  const object = decodeAttestationObject(decodeBase64url(attestation.response.attestationObject));
  const format = object.get('fmt');
  return format !== 'none' && !(format === 'packed' && object.get('attStmt').get('x5c') === undefined);
};

/** The passkey that was made for this challenge on our pages, by a device that recognised its person; null: it was not. */
export const judgeAttestation = async (
  party: RelyingParty,
  passkey: Attestation,
  challenge: string,
): Promise<(KeptKey & { isBackedUp: boolean }) | null> => {
  try {
    if (bringsCertificates(passkey)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...passkey,
        response: { ...passkey.response, transports: passkey.response.transports ?? [] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: encodeBase64url(credential.publicKey),
      counter: credential.counter,
      isBackedUp: credentialBackedUp,
    };
  } catch {
    return null;
  }
};
