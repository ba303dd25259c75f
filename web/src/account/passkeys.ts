// Passkeys: the browser's own way to prove who somebody is.

import { api, ApiError } from "../api/client";
import type { Me } from "../api/types";

// They belong to a name, never to a bare number of a machine.
const named = !/^[\d.]+$|:/.test(location.hostname);

export const passkeysAvailable = named && "PublicKeyCredential" in window;

export async function addPasskey(): Promise<Me> {
  const { options, ticket } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await asked(navigator.credentials.create({ publicKey }));
  return api.addPasskey(ticket, credential.toJSON());
}

export async function signInByPasskey(): Promise<Me> {
  const { options, ticket } = await api.passkeySignInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await asked(navigator.credentials.get({ publicKey }));
  return api.signInByPasskey(ticket, credential.toJSON());
}

/** What the browser says after it has asked its owner, who may decline. */
async function asked(answer: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await answer.catch((): null => null);
  if (credential === null) throw new ApiError(400, "declined", "The browser did not give a passkey.");
  return credential as PublicKeyCredential;
}
