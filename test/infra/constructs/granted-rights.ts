/**
 * Every right of every function, written down by hand on purpose: whoever widens a role must widen this list, too. `@` names
 * the resource, `?` the partitions (`dynamodb:LeadingKeys`), `!` the fields (`dynamodb:Attributes`). What functions do in the tests is
 * held to it (test/support/role-of-function.ts).
 */
const common = ['logs:CreateLogStream @log', 'logs:PutLogEvents @log'];
const countsCalls = 'dynamodb:UpdateItem @table ?THROTTLE#* !PK,SK,tries,blockedUntil,expiresAt,version';
const touchesSession =
  'dynamodb:UpdateItem @table ?ACTIVE,HH#*,USER#* !PK,SK,lastSeenAt,lastActiveDay,accounts,session,lastUsedAt,expiresAt';
const choosesWeeklyMail = 'dynamodb:UpdateItem @table ?USER#* !PK,SK,weeklyMail';
const anybody = [...common, countsCalls];
const signedIn = [...anybody, touchesSession];
const queriesByDue = 'dynamodb:Query @table/index/by-due ?HH#*';
const queriesAdminLists = 'dynamodb:Query @table/index/admin-lists';
const signsTokens = 'kms:Sign @key';

const reads = (rows: string) => [`dynamodb:BatchGetItem @table ?${rows}`, `dynamodb:Query @table ?${rows}`];
const writes = (rows: string) => [
  `dynamodb:ConditionCheckItem @table ?${rows}`,
  `dynamodb:DeleteItem @table ?${rows}`,
  `dynamodb:PutItem @table ?${rows}`,
  `dynamodb:UpdateItem @table ?${rows}`,
];
const writesInBulk = (rows: string) => `dynamodb:BatchWriteItem @table ?${rows}`;

const readsAsAll = reads('HH#*,THROTTLE#*,USER#*');
const readsAnswers = reads('ANSWERS#*,HH#*,THROTTLE#*,USER#*');
/** A GET of a family. */
const looks = [...signedIn, ...readsAsAll];
/** A GET of what is inside a family: an admin leaves a trace first, which the family sees. */
const looksInside = [...looks, 'dynamodb:UpdateItem @table ?HH#* !PK,SK,looked,changed,version', ...writes('AUDIT')];
/** A change in a family. */
const changes = [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*')];
/** Answers, and the note that there are many more. */
const records = [...signedIn, ...readsAsAll, ...writes('AUDIT,FITS,HH#*')];
/** Something new in a family, safe to send again. */
const creates = [...signedIn, ...readsAnswers, ...writes('ANSWERS#*,AUDIT,HH#*')];
const createsCounted = [...signedIn, ...readsAnswers, ...writes('ANSWERS#*,AUDIT,COUNT#*,HH#*')];
const removesWithPeople = (others = '') => [
  ...signedIn,
  ...reads('ANSWERS#*,CREDENTIAL#*,HH#*,THROTTLE#*,USER#*'),
  ...writes(`AUDIT,COUNT#*,DELETIONS,ERASED,HH#*,INVITATION#*,${others}THROTTLE#*,USER#*`),
  writesInBulk('ANSWERS#*,HH#*'),
];
const signsInWithGoogle = [
  ...anybody,
  ...reads('EMAIL#*,GOOGLE#*,HH#*,THROTTLE#*,USER#*'),
  ...writes('ACTIVE,COUNT#*,CREDENTIAL#*,EMAIL#*,GOOGLE#*,HH#*,THROTTLE#*,USER#*'),
  signsTokens,
];

/** Id of the function → its rights. */
export const grantedRights: Readonly<Record<string, readonly string[]>> = {
  'admin/create-user': [
    ...signedIn,
    ...reads('ANSWERS#*,EMAIL#*,HH#*,THROTTLE#*,USER#*'),
    ...writes('ANSWERS#*,AUDIT,COUNT#*,CREDENTIAL#*,EMAIL#*,HH#*,USER#*'),
  ],
  'admin/get-stats': [...signedIn, ...reads('ACTIVE,COUNT#*,HH#*,THROTTLE#*,USER#*')],
  'admin/list-audit-entries': [...signedIn, ...reads('AUDIT,HH#*,THROTTLE#*,USER#*')],
  'admin/list-users': [...looks, queriesAdminLists],
  'admin/update-user': [...signedIn, ...readsAsAll, ...writes('AUDIT,USER#*')],
  'assignments/create-assignment': creates,
  'assignments/delete-assignment': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*')],
  'assignments/list-assignments': [...looksInside, queriesByDue],
  'assignments/update-assignment': changes,
  'auth/change-password': [
    ...signedIn,
    ...reads('CREDENTIAL#*,HH#*,THROTTLE#*,USER#*'),
    ...writes('CREDENTIAL#*,THROTTLE#*,USER#*'),
  ],
  'auth/delete-account': [
    ...signedIn,
    ...reads('ANSWERS#*,CREDENTIAL#*,HH#*,LINKS#*,MAILS,PASSKEYS#*,THROTTLE#*,USER#*'),
    ...writes(
      'ACTIVE,COUNT#*,CREDENTIAL#*,DELETIONS,EMAIL#*,ERASED,GOOGLE#*,HH#*,INVITATION#*,MAILS,PAIRING#*,SHARE#*,THROTTLE#*,USER#*',
    ),
    writesInBulk('ANSWERS#*,HH#*,LINKS#*,PASSKEYS#*'),
  ],
  'auth/get-me': looks,
  'auth/login': [
    ...anybody,
    ...reads('CREDENTIAL#*,EMAIL#*,HH#*,THROTTLE#*,USER#*'),
    ...writes('ACTIVE,CREDENTIAL#*,THROTTLE#*,USER#*'),
    signsTokens,
  ],
  'auth/logout': [...signedIn, ...readsAsAll, ...writes('HH#*,USER#*')],
  'auth/logout-everywhere': [...signedIn, ...readsAsAll, ...writes('HH#*,USER#*')],
  'auth/register': [
    ...anybody,
    ...reads('EMAIL#*,HH#*,THROTTLE#*,USER#*'),
    ...writes('ACTIVE,COUNT#*,CREDENTIAL#*,EMAIL#*,MAILS,THROTTLE#*,USER#*'),
    signsTokens,
  ],
  'auth/request-password-reset': [...anybody, ...readsAsAll, ...writes('MAILS,THROTTLE#*')],
  'auth/reset-password': [
    ...anybody,
    ...reads('HH#*,LINKS#*,PASSKEYS#*,THROTTLE#*,USER#*'),
    ...writes('CREDENTIAL#*,LINKS#*,PASSKEYS#*,THROTTLE#*,USER#*'),
  ],
  'auth/verify-email': [...anybody, ...reads('HH#*,LINKS#*,THROTTLE#*,USER#*'), ...writes('LINKS#*,THROTTLE#*,USER#*')],
  'auth/verify-email-code': [
    ...signedIn,
    ...reads('HH#*,LINKS#*,THROTTLE#*,USER#*'),
    ...writes('LINKS#*,THROTTLE#*,USER#*'),
  ],
  'auth/resend-verification': [...signedIn, ...readsAsAll, ...writes('MAILS,THROTTLE#*')],
  'auth/request-email-change': [
    ...signedIn,
    ...reads('CREDENTIAL#*,EMAIL#*,HH#*,THROTTLE#*,USER#*'),
    ...writes('LINKS#*,MAILS,THROTTLE#*'),
  ],
  'auth/confirm-email-change': [
    ...anybody,
    ...reads('HH#*,LINKS#*,THROTTLE#*,USER#*'),
    ...writes('EMAIL#*,LINKS#*,MAILS,THROTTLE#*,USER#*'),
  ],
  'auth/list-sessions': looks,
  'auth/end-session': [...signedIn, ...readsAsAll, ...writes('USER#*')],
  'auth/sign-in-with-google': signsInWithGoogle,
  'auth/sign-up-with-google': signsInWithGoogle,
  'cards/copy-cards': creates,
  'bin/list-bin': looksInside,
  'bin/remove-entry': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*,SHARE#*'), writesInBulk('HH#*')],
  'bin/restore-entry': [...signedIn, ...readsAsAll, ...writes('AUDIT,COUNT#*,HH#*')],
  'cards/create-card': creates,
  'cards/delete-card': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*')],
  'cards/delete-cards': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*')],
  'cards/import-cards': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*'), writesInBulk('HH#*')],
  'cards/list-cards': looksInside,
  'cards/move-cards': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*')],
  'imports/list-imports': looksInside,
  'imports/change-cards': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*')],
  'imports/take-history': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*')],
  'imports/undo-import': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*'), writesInBulk('HH#*')],
  'cards/update-card': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*')],
  'media/get-media': [...looksInside, 's3:GetObject @media/*'],
  'media/store-media': [
    ...signedIn,
    ...readsAsAll,
    ...writes('AUDIT,DELETIONS,HH#*'),
    's3:DeleteObject @media/*',
    's3:PutObject @media/*',
  ],
  'flags/flag-card': changes,
  'flags/clear-flag': changes,
  'flags/list-flags': looksInside,
  'consent/get-consent': looksInside,
  'consent/get-notice': [...anybody, ...readsAsAll],
  'consent/give-consent': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,MAILS')],
  'consent/withdraw-consent': changes,
  'corrections/remove-attempt': changes,
  'corrections/remove-session': changes,
  'corrections/take-back-review': changes,
  'decks/create-deck': createsCounted,
  'decks/delete-deck': [...signedIn, ...readsAsAll, ...writes('AUDIT,COUNT#*,DELETIONS,HH#*')],
  'decks/list-decks': looksInside,
  'decks/update-deck': changes,
  'devices/approve-pairing': changes,
  'devices/claim-pairing': [...anybody, ...reads('HH#*,PAIRING#*,THROTTLE#*,USER#*'), ...writes('HH#*,THROTTLE#*')],
  'devices/collect-pairing': [...anybody, ...readsAsAll, ...writes('HH#*,PAIRING#*')],
  'devices/create-device': changes,
  'devices/create-pairing': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,PAIRING#*')],
  'devices/delete-device': changes,
  'devices/get-pairing': looks,
  'devices/get-picture-code': looks,
  'devices/list-device-learners': [...anybody, ...readsAsAll, ...writes('HH#*')],
  'devices/list-devices': looksInside,
  'devices/remove-picture-code': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,THROTTLE#*')],
  'devices/set-picture-code': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,THROTTLE#*')],
  'devices/sign-in-on-device': [...anybody, ...readsAsAll, ...writes('HH#*,THROTTLE#*'), signsTokens],
  'home/get-home': [...looks, queriesByDue],
  'home/get-pack': [...looks, queriesByDue],
  'households/accept-invitation': [
    ...signedIn,
    ...reads('ANSWERS#*,HH#*,INVITATION#*,THROTTLE#*,USER#*'),
    ...writes('ANSWERS#*,COUNT#*,HH#*,INVITATION#*,THROTTLE#*,USER#*'),
  ],
  'households/create-household': [
    ...signedIn,
    ...reads('ANSWERS#*,EMAIL#*,HH#*,THROTTLE#*,USER#*'),
    ...writes('ANSWERS#*,AUDIT,COUNT#*,HH#*,MAILS,USER#*'),
  ],
  'households/create-invitation': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,INVITATION#*,MAILS,THROTTLE#*')],
  'households/preview-invitation': [
    ...signedIn,
    ...reads('HH#*,INVITATION#*,THROTTLE#*,USER#*'),
    ...writes('THROTTLE#*'),
  ],
  'households/delete-household': removesWithPeople('PAIRING#*,SHARE#*,'),
  'households/delete-invitation': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,INVITATION#*')],
  'households/get-household': looks,
  'households/list-households': [...looks, queriesAdminLists],
  'households/list-invitations': looksInside,
  'households/list-members': looksInside,
  'households/remove-member': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,INVITATION#*,SHARE#*,USER#*')],
  'households/update-household': changes,
  'households/set-weekly-mail': [...signedIn, choosesWeeklyMail, ...readsAsAll, ...writes('AUDIT,HH#*')],
  'households/stop-weekly-mail': [...anybody, choosesWeeklyMail, ...readsAsAll],
  'households/update-member': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,USER#*')],
  'learners/create-learner': createsCounted,
  'learners/delete-learner': removesWithPeople(),
  'learners/get-report-summary': looksInside,
  'learners/get-streak': looksInside,
  'learners/list-learners': looksInside,
  'learners/set-look': changes,
  'learners/update-learner': changes,
  'passkeys/begin-passkey': [
    ...signedIn,
    ...reads('CREDENTIAL#*,HH#*,PASSKEYS#*,THROTTLE#*,USER#*'),
    ...writes('PASSKEYS#*,THROTTLE#*'),
  ],
  'passkeys/begin-proof': [...signedIn, ...reads('HH#*,PASSKEYS#*,THROTTLE#*,USER#*'), ...writes('PASSKEYS#*')],
  'passkeys/begin-sign-in': [...anybody, ...readsAsAll, ...writes('CHALLENGE#*')],
  'passkeys/create-passkey': [
    ...signedIn,
    ...reads('ANSWERS#*,HH#*,PASSKEYS#*,THROTTLE#*,USER#*'),
    ...writes('ANSWERS#*,MAILS,PASSKEYS#*,USER#*'),
  ],
  'passkeys/delete-passkey': [
    ...signedIn,
    ...reads('CREDENTIAL#*,HH#*,PASSKEYS#*,THROTTLE#*,USER#*'),
    ...writes('PASSKEYS#*,THROTTLE#*,USER#*'),
  ],
  'passkeys/get-sign-in-methods': [...signedIn, ...reads('CREDENTIAL#*,HH#*,PASSKEYS#*,THROTTLE#*,USER#*')],
  'passkeys/prove-with-passkey': [
    ...signedIn,
    ...reads('HH#*,PASSKEYS#*,THROTTLE#*,USER#*'),
    ...writes('PASSKEYS#*,USER#*'),
  ],
  'passkeys/remove-password': [
    ...signedIn,
    ...reads('CREDENTIAL#*,HH#*,PASSKEYS#*,THROTTLE#*,USER#*'),
    ...writes('CREDENTIAL#*,MAILS,THROTTLE#*,USER#*'),
  ],
  'passkeys/sign-in-with-passkey': [
    ...anybody,
    ...reads('CHALLENGE#*,HH#*,PASSKEYS#*,THROTTLE#*,USER#*'),
    ...writes('ACTIVE,CHALLENGE#*,PASSKEYS#*,THROTTLE#*,USER#*'),
    signsTokens,
  ],
  'quizzes/complete-attempt': changes,
  'quizzes/create-quiz': creates,
  'quizzes/delete-quiz': [...signedIn, ...readsAsAll, ...writes('AUDIT,DELETIONS,HH#*')],
  'quizzes/generate-quiz': [...creates, queriesByDue],
  'quizzes/get-attempt': looksInside,
  'quizzes/get-quiz': looksInside,
  'quizzes/list-attempts': looksInside,
  'quizzes/list-quizzes': looksInside,
  'quizzes/save-attempt': changes,
  'quizzes/start-attempt': creates,
  'quizzes/update-quiz': changes,
  'records/bring-records': [...signedIn, ...readsAsAll, ...writes('AUDIT,COUNT#*,HH#*')],
  'records/export-records': looks,
  'reports/get-activity': looksInside,
  'reports/list-card-states': looksInside,
  'reports/get-today': looksInside,
  'streaks/get-calendar': looksInside,
  'streaks/list-badges': looks,
  'streaks/list-earned-badges': looksInside,
  'shares/create-share': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,SHARE#*')],
  'shares/delete-share': [...signedIn, ...readsAsAll, ...writes('AUDIT,HH#*,SHARE#*')],
  'shares/get-share': looksInside,
  'shares/take-deck': [
    ...signedIn,
    ...reads('ANSWERS#*,HH#*,SHARE#*,THROTTLE#*,USER#*'),
    ...writes('ANSWERS#*,AUDIT,COUNT#*,DELETIONS,HH#*,THROTTLE#*'),
    's3:GetObject @media/*',
    's3:PutObject @media/*',
  ],
  'study/adopt-session': changes,
  'study/complete-session': [...records, queriesByDue],
  'study/list-sessions': looksInside,
  'study/record-reviews': [...records, queriesByDue],
  'study/start-mix': [...creates, queriesByDue],
  'study/start-session': [...creates, queriesByDue],
  'users/assign-user': [...signedIn, ...readsAnswers, ...writes('ANSWERS#*,AUDIT,COUNT#*,HH#*,USER#*')],
  'visits/list-visits': looks,
  'visits/open-visit': creates,
  'users/get-user': looks,
  'users/list-user-households': looks,
  'custom-resources/publish-jwks': [...common, 'kms:GetPublicKey @key'],
  'custom-resources/publish-origin-digests': [...common, 'secretsmanager:GetSecretValue @secret'],
  'events/forget-unused': [
    ...common,
    ...reads('ANSWERS#*,HH#*,LINKS#*,MAILS,PASSKEYS#*,RETENTION,USER#*'),
    ...writes(
      'ACTIVE,COUNT#*,CREDENTIAL#*,DELETIONS,EMAIL#*,ERASED,GOOGLE#*,HH#*,INVITATION#*,MAILS,PAIRING#*,RETENTION,SHARE#*,USER#*',
    ),
    writesInBulk('ANSWERS#*,HH#*,LINKS#*,PASSKEYS#*'),
    queriesAdminLists,
  ],
  'events/fit-memories': [...common, ...reads('FITS,HH#*'), ...writes('FITS,HH#*')],
  'events/finish-deletions': [
    ...common,
    ...reads('ANSWERS#*,DELETIONS,HH#*'),
    ...writes('DELETIONS,HH#*,INVITATION#*,PAIRING#*,SHARE#*,USER#*'),
    writesInBulk('ANSWERS#*,HH#*'),
    's3:DeleteObject @media/*',
    's3:ListBucket @media',
  ],
  'events/send-mails': [
    ...common,
    ...reads('EMAIL#*,HH#*,LINKS#*,MAILS,UNDELIVERABLE#*,USER#*'),
    ...writes('HH#*,LINKS#*,MAILS'),
    queriesAdminLists,
    'ses:SendEmail @configuration-set',
    'ses:SendEmail @identity',
  ],
  'events/note-undeliverable': [...common, ...writes('UNDELIVERABLE#*')],
};
