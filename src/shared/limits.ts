/** Every number of spec §9 and product.md that more than one place must agree on, once, by name. */

import type { Species } from './species.ts';

/** Spec §9: the emergency notice appears this long after load, ms. */
export const EMERGENCY_NOTICE_DELAY_MS = 1000;
/** Spec §9: a swipe counts past this horizontal distance, px. */
export const SWIPE_THRESHOLD_PX = 50;
/** Spec §9: the dashboard's summary shows at most this many pets. */
export const SUMMARY_PETS = 2;
/** Pets that a list shows before somebody asks for more; beyond, it is searched. */
export const PETS_AT_ONCE = 12;
/** Spec §9: pictures a breed has; the pug has one more. */
export const PICTURES_PER_BREED = 4;
/** Spec §9: pet age and weight start at 0; weight moves in these steps, kg. */
export const WEIGHT_STEP_KG = 0.1;

/** product.md, REST and tRPC: largest request body, bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** product.md, REST and tRPC: default and largest page of a list. */
export const MAX_PAGE = 500;
/** Rows of one page of the accounts screen. */
export const ACCOUNTS_PAGE = 25;
/** Rows of one page of the habeas-data inbox. */
export const REQUESTS_PAGE = 20;
/** Sessions that one person has open, and sees: past them a login ends the one with the least life left. */
export const MAX_SESSIONS = 100;
/** Acts of one page of a person's own log. */
export const ACTS_PAGE = 15;
/** product.md, Sessions and credentials: accesses are kept so long, days; and rows of one page of them. */
export const SECURITY_EVENTS_DAYS = 180;
/** Who did something to others or in a clinic stands with the name of that moment for so long, whatever becomes of the account. */
export const ACTOR_NAMES_DAYS = 730;
export const ACCESSES_PAGE = 15;
/** Rows of each list in the copy of one's data: an answer has to fit in memory. */
export const MAX_EXPORTED = 5000;
/** Longest address of a browser at its push service that is kept. */
export const MAX_ENDPOINT = 1000;
/** Habeas-data requests that one person may have waiting for an answer. */
export const MAX_OPEN_REQUESTS = 10;
/** The state of the service counts rows this far; beyond, it says 'more than'. */
export const MAX_COUNTED = 10_000;
/** A list of accounts is counted so far; beyond it says that there are more. */
export const MAX_COUNTED_ACCOUNTS = 1000;
/** Accounts that one act turns off. */
export const MAX_BULK = 50;
/** product.md, REST and tRPC: a patient counts as active for so long after it was last seen, months. */
export const ACTIVE_PATIENT_MONTHS = 24;
/** Header that names a submission: sent again with it, a write happens once. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
/** Conversations, and messages of one, that a screen asks for at a time. */
export const MESSAGES_PAGE = 30;
/** Messages that one side may write in a conversation within `MESSAGE_BURST_MS`. */
export const MESSAGE_BURST = 20;
export const MESSAGE_BURST_MS = 10 * 60 * 1000;
/** The CHECK on clinics.capacity: visits that one slot may take. */
export const MAX_CAPACITY = 20;
/** Consecutive half hours that one visit may take. */
export const MAX_HALF_HOURS = 4;
/** Bounds of a clinic's rules for owners: notice in minutes, horizon in days. */
export const MAX_NOTICE_MIN = 7 * 24 * 60;
export const MAX_HORIZON_DAYS = 365;
/** product.md, Public guides: a clinic's '24 horas' is believed this long after it last said so, days. */
export const ALL_HOURS_DAYS = 90;
/** Clinics that one page of the directory lists. */
export const DIRECTORY_PAGE = 60;
/** Highest price and charge, integer COP: typing errors stop here. */
export const MAX_COP = 50_000_000;
/** Lines of one charge, and units of one line; services of a price list. */
export const MAX_ITEMS = 40;
export const MAX_QUANTITY = 999;
export const MAX_SERVICES = 300;
/** Charges that are handed over for their invoices at once; animals with something open that one answer reads. */
export const MAX_DELIVERY = 200;
export const MAX_OPEN_BALANCES = 500;
/** Rows of the book that a patient's page shows. */
export const PATIENT_ENTRIES = 20;
/** Days that one question about free days covers; days in which the nearest free times are looked for, and how many are told. */
export const MAX_FREE_DAYS = 31;
export const NEAREST_DAYS = 14;
export const NEAREST_TIMES = 6;
/** Blocks to come, and kept texts, that one clinic may have; members of its team. */
export const MAX_BLOCKS = 200;
export const MAX_TEXTS = 100;
/** Unsigned records of one animal in a clinic. */
export const MAX_DRAFTS = 20;
/** Problems, fórmulas and consents of one patient that one answer carries; no more problems are taken. */
export const MAX_CARE = 100;
/** Medicines of one animal that those who care for it keep, those that are over counted. */
export const MAX_KEPT_MEDICINES = 60;
/** Medicines of one fórmula. */
export const MAX_MEDICINES = 12;
/** Batches in use that a clinic keeps, and entries that one recall list names. */
export const MAX_BATCHES = 200;
export const MAX_RECALLED = 1000;
/** A batch is warned of so many days before its last. */
export const EXPIRES_SOON_DAYS = 30;
export const MAX_MEMBERS = 50;
/** product.md, Consent: what an owner wrote to clinics is kept for them this long after the account is gone, days. */
export const MESSAGES_KEPT_DAYS = 365;
/** Years that a clinic keeps, blocked, what a law makes it keep of those who are gone: what it may choose, and what holds if it chose nothing. */
export const RETENTION_YEARS = { min: 5, usual: 10, max: 20 } as const;
/** A clinic that takes bookings has so many days to accept a contract that is new to it. */
export const CONTRACT_DAYS = 30;
/** Rows of each short list of the clinic's panel. */
export const PANEL_ROWS = 8;
/** A clinic's patients that one page shows. */
export const CLIENTS_PAGE = 30;
/** A spreadsheet of clients: people in all, people and animals of one call, animals of one person, imports that a clinic begins in a day. */
export const MAX_IMPORTED = 50_000;
export const MAX_STAGED = 100;
export const MAX_IMPORTED_ANIMALS = 20;
export const MAX_IMPORTS_A_DAY = 20;
/** An import that took no part for so many minutes was broken off: another may begin. */
export const IMPORT_IDLE_MINUTES = 2;
/** Animals of one person that the clinic's screen lists. */
export const MAX_PERSON_ANIMALS = 100;
/** A one-time code with which a person takes a pet over lives this long, days. */
export const CLAIM_DAYS = 14;
/** Entries of a clinical history that a screen asks for at a time; acts that one carné reads; rows that an export carries. */
export const RECORDS_PAGE = 20;
export const MAX_CARNE_ACTS = 500;
/** Acts that a printed carné shows, so that it stays on one page (records/print.css and public/carne.css leave out the rest). */
export const PRINTED_ACTS = 12;
/** When what is due, and a paper of a breed 'de manejo especial', counts as due soon: days before. */
export const SOON_DAYS = 30;
export const PAPER_SOON_DAYS = 30;
/** When a person's private calendar rings: hours before a visit; days before what is due, at nine in the morning. */
export const VISIT_ALARM_HOURS = [24, 2];
export const DUE_ALARM_DAYS = [7, 1];
/** Days before something is due on which its owner gets a mail; the last one is the day after. */
export const CARE_DAYS = [30, 7, -1];
/** Links to one carné that may live at a time. */
export const MAX_SHARES = 10;
/** product.md, Pets: a link that invites into a household or hands an animal over lives this long; so many at a time; people of a household. */
export const CARE_LINK_HOURS = 72;
export const MAX_CARE_LINKS = 5;
export const MAX_HOUSEHOLD = 6;
/** Open links to carnés of all of somebody's animals that are listed at a time. */
export const MAX_OPEN_LINKS = 200;
/** product.md, Quotas: requests that one owner has waiting for the answer of one clinic, and of all together. */
export const MAX_PENDING_HERE = 3;
export const MAX_PENDING = 6;
/** The same while the e-mail is not confirmed, where the deployment sends any. Emergencies are neither refused nor counted. */
export const MAX_PENDING_UNVERIFIED = 1;
/** Visits that an account moves or cancels in a day before it asks for no other: each tells the clinic. The second one: e-mail not confirmed. */
export const MAX_TURNS = 10;
export const MAX_TURNS_UNVERIFIED = 3;
/** Visits that a clinic moves in one act, and how far ahead their new times are looked for, days. */
export const MAX_MOVED = 20;
export const MOVE_DAYS = 14;
/** Visits that one of a clinic's people cancels or declines within an hour before each further one asks for a credential of the last minutes. */
export const FREE_CANCELLATIONS = 10;
/** Visits that one of a clinic's people books within an hour, clients that a clinic writes down in one, and coming visits of a pet up to which it books: far above a full desk. */
export const CLINIC_BOOKINGS_AN_HOUR = 60;
export const NEW_CLIENTS_AN_HOUR = 60;
export const MAX_COMING = 20;
/** Notices of what owners ask and withdraw that each of a clinic's people gets within an hour by each way; the rest comes as one of a kind, these minutes after the last one. */
export const CLINIC_NOTICES_AN_HOUR = 6;
export const CLINIC_SUMMARY_MINUTES = 10;
/** Minutes in which what somebody changes of a clinic's settings is gathered, before its other titulares are told in one mail. */
export const SETTINGS_NOTICE_MINUTES = 10;
/** The clinic's open hours in which it answers a request, and an urgent one; then the request ends by itself. */
export const ANSWER_HOURS = 24;
export const ANSWER_HOURS_EMERGENCY = 2;
/** Requests that a clinic's list shows, those to be answered first; accounts to which it is closed; visits of one account that are counted there. */
export const REQUESTS_SHOWN = 200;
export const CLOSURES_SHOWN = 100;
export const ACCOUNT_COUNTED = 99;
/** A clinic is told for this long how many requests ended without its answer, days. */
export const LAPSED_DAYS = 30;
/**
 * product.md, Quotas: percent of a clinic's seats of a day that requests of accounts hold together, at least one: of those that no
 * clinic knows yet, and inside it of those of them with an unproven e-mail; and how much of each waits for emergencies.
 */
export const NEW_SHARE = 60;
export const UNVERIFIED_SHARE = 30;
export const EMERGENCIES_SHARE = 5;
/** product.md, Quotas: pets that an account registers while it is this new (ms), and in all, archived ones counted. */
export const NEW_ACCOUNT_MS = 24 * 60 * 60 * 1000;
export const MAX_PETS_NEW = 20;
export const MAX_PETS = 200;
/** product.md, Photos and papers: largest file, bytes; and of a small picture: twenty of them are a list on a phone. */
export const MAX_FILE_BYTES = 15 * 1024 * 1024;
export const MAX_SMALL_BYTES = 12 * 1024;
/** Longest side of a small picture, and of a pet's own photo, px. */
export const SMALL_SIDE = 320;
export const PHOTO_SIDE = 1024;
/** Longest side of an owner's photo of a paper, and of a clinic's picture where it has to be drawn anew, px: canvases of telephones end there. */
export const PAPER_SIDE = 2400;
export const WHOLE_SIDE = 4096;
/** What a picture may unfold to: its pixels, and one side of it. */
export const MAX_PIXELS = 50_000_000;
export const MAX_SIDE = 20_000;
/** product.md, Photos and papers: bytes that an owner and a clinic may keep. */
export const OWNER_FILES_BYTES = 200 * 1024 * 1024;
export const CLINIC_FILES_BYTES = 5 * 1024 * 1024 * 1024;
/** Files that hang on one message, on one entry of the history, on one carné. */
export const MAX_FILES = { photo: 1, message: 6, record: 20, carne: 20 } as const;
/** Pets of whose photos one call asks. */
export const MAX_PHOTOS = 100;
/** Files are added to a message so long after it was written, ms. */
export const MESSAGE_FILES_MS = 60 * 60 * 1000;
/** An object that no row names is swept once it is this old, ms. */
export const UNNAMED_FILE_MS = 24 * 60 * 60 * 1000;

/** Calls one tRPC batch may carry. */
export const MAX_BATCH = 10;

/** product.md, Sessions and credentials. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** A temporary password that an administrator gives from our screens serves this long. */
export const TEMPORARY_PASSWORD_HOURS = 72;
/** Hours in which the former address of an account may take it back after a change, and is told of its security. */
export const EMAIL_BACK_HOURS = 72;
/** What was added to an account or given away in these days goes with a password that its person sets anew, unless they keep it. */
export const RECENT_DAYS = 7;
/** Ways in beside the password that were added in these days go with one set by a mail or a link, unless their person keeps them. */
export const RECENT_WAYS_DAYS = 30;
/** A toor whom another made touches no other toor so long. */
export const TOOR_NEW_DAYS = 7;
/** Accounts of others that one administrator erases within 24 hours; a toor may go on. */
export const MAX_ERASED_A_DAY = 30;
/** A clinic's records stay closed so long to a login that came from an administrator, unless a titular agrees. */
export const ENTRY_HOURS = 24;
/** The same where the clinic has no titular left who could say no: turned off, taken out, or waiting too. */
export const ENTRY_ALONE_HOURS = 7 * 24;
/** A titular whom the administration took out hears so long of who is put into the clinic; an address that it replaced, too. */
export const FORMER_DAYS = 30;
/** A link to set a password that somebody hands out serves once, this long. */
export const PASSWORD_LINK_HOURS = 24;
/** Mails of one kind that are sent for one address within an hour: more would only bury the last one. */
export const MAILS_AN_HOUR = 3;
/** Wrong tries that void a code of a mail; and of all codes of an account in a day. The mail's link serves on. */
export const CODE_TRIES = 5;
export const CODE_TRIES_A_DAY = 10;

/** product.md, Roles: a credential shown in a session so lately lets its person give power; ms. */
export const STEP_UP_MS = 5 * 60 * 1000;

/** Weights that a pet's page shows: the latest ones. */
export const MAX_WEIGHTS = 200;
/** Digits of a microchip (ISO 11784). */
export const MICROCHIP_DIGITS = 15;

/** Lengths of text fields, characters. */
export const TEXT = {
  /** What a clinic, a text or an entry is called. */
  name: 80,
  /** What an animal and the person of an account are called. */
  givenName: 60,
  service: 80,
  agenda: 40,
  email: 254,
  address: 160,
  notes: 1000,
  breed: 60,
  colour: 60,
  health: 300,
  reason: 300,
  request: 3000,
  message: 2000,
  caption: 120,
} as const;

/**
 * Lightest and heaviest animal of each species that a form takes, kg: typing errors and wrong units stop here. From a newborn to
 * a little beyond the heaviest that are kept: giant mastiffs, obese cats, sirios, hyacinth macaws.
 */
export const WEIGHT_KG: Record<Species, { min: number; max: number }> = {
  perro: { min: 0.04, max: 150 },
  gato: { min: 0.04, max: 25 },
  hamster: { min: 0.001, max: 0.4 },
  loro: { min: 0.002, max: 2.5 },
};
/** A weight that differs so much from the last one is asked about before it is kept; a share of the last. */
export const WEIGHT_JUMP = 0.3;
/** Oldest pet that a form takes: typing errors stop here. */
export const MAX_AGE_YEARS = 100;

/** Longest notice of the service: two lines on a phone. */
export const MAX_BANNER = 200;

/** Storage keys (spec §9). */
export const STORAGE = {
  token: 'token',
  user: 'user',
  theme: 'theme',
  emergencyDismissed: 'emergencyAlertDismissed',
} as const;

/** product.md, Sessions and credentials: days that admin and toor have for a second step once a deployment asks for it. */
export const SECOND_STEP_DAYS = 7;
/** Codes that let in once where the second step is lost. */
export const RECOVERY_CODES = 10;
/** Digits of a code of an app. */
export const TOTP_DIGITS = 6;
/** Wrong codes of an app that one account takes in a day from networks from which it was not opened lately. */
export const TOTP_TRIES_A_DAY = 50;
/** An app of codes that was begun to be set up waits so long for its first code. */
export const TOTP_SETUP_MS = 60 * 60 * 1000;
/** Passkeys that one account may have. */
export const MAX_PASSKEYS = 20;
/** Longest name of a passkey. */
export const MAX_PASSKEY_NAME = 40;
