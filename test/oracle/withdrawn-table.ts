/**
 * Permissions after a family withdraws its consent, in the format of `specified-calls-table.ts`, with a line for every route. `ask` is the refusal
 * `consent-needed`: a child's data is neither stored nor changed, and a child on a device (`tap`) sees nothing of their own. Adults can still read, export and
 * erase everything. Calls about accounts (asked of few people), decks and cards themselves work as before, and strangers (`par`, `none`) get the same answers.
 * An unanswered question about a newer notice refuses the same calls.
 */
export const withdrawnCalls = `
call                                                                           | owner guard view  self  tap   sibl  admin | child par   alone | off   none  |

# The consent itself: it can be read, given again and taken back.
GET    /api/notice                                                             | 200   _     _     200   200   _     200   | _     _     _     | _     200   |
GET    /api/households/{householdId}/consent                                   | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
PUT    /api/households/{householdId}/consent                                   | 200   200   403   403   403   403   403   | _     404   _     | _     401   |
DELETE /api/households/{householdId}/consent                                   | 204   204   403   403   403   403   403   | _     404   _     | _     401   |

# What would store or change something of a child. To hand over a device, to come in by a code and to bring back an export are such calls.
POST   /api/decks/{deckId}/sessions .learnerId                                 | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
PATCH  /api/sessions/{sessionId}/complete                                      | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
POST   /api/quizzes/{quizId}/attempts .learnerId                               | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
PATCH  /api/attempts/{attemptId}/complete                                      | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
POST   /api/households/{householdId}/learners                                  | ask   ask   403   403   403   403   ask   | _     404   _     | _     401   |
POST   /api/assignments .householdId .learnerId .resourceId                    | ask   ask   403   403   403   403   ask   | _     404   _     | _     401   |
PATCH  /api/households/{householdId}/learners/{learnerId}                      | ask   ask   403   403   403   403   ask   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/cards/move                                          | ask   ask   403   403   403   403   ask   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/imports/history                                     | ask   ask   403   403   403   403   ask   | _     404   _     | _     401   |
PUT    /api/households/{householdId}/learners/{learnerId}/look                 | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
PUT    /api/streaks/learners/{learnerId}/badges/seen                           | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
PUT    /api/households/{householdId}/learners/{learnerId}/left-out/{cardId}    | ask   ask   403   403   403   403   ask   | _     404   _     | _     401   |
PUT    /api/decks/{deckId}/cards/{cardId}/flag                                 | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
POST   /api/households/{householdId}/bin/{entryId}/restore                     | ask   ask   403   403   403   403   ask   | _     404   _     | _     401   |
POST   /api/sessions .learnerId                                                | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
PUT    /api/sessions/{sessionId}                                               | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
POST   /api/sessions/{sessionId}/reviews                                       | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
PATCH  /api/attempts/{attemptId}                                               | ask   ask   403   ask   ask   403   ask   | _     404   _     | _     401   |
PATCH  /api/assignments/{assignmentId}                                         | ask   ask   403   403   403   403   ask   | _     404   _     | _     401   |
POST   /api/households/{householdId}/import                                    | ask   ask   403   403   403   403   403   | _     404   _     | _     401   |
POST   /api/households/{householdId}/devices                                   | ask   ask   403   403   403   403   403   | _     404   _     | _     401   |
POST   /api/households/{householdId}/pairings                                  | ask   ask   403   403   403   403   403   | _     404   _     | _     401   |
POST   /api/households/{householdId}/pairings/{pairingId}/approve              | ask   ask   403   403   403   403   403   | _     404   _     | _     401   |
PUT    /api/households/{householdId}/learners/{learnerId}/picture-code         | ask   ask   403   403   403   403   403   | _     404   _     | _     401   |
POST   /api/devices/learners .credential=@credential                           | ask   _     _     ask   ask   _     ask   | _     _     _     | _     ask   |
POST   /api/devices/sign-in .credential=@credential .learnerId=@ben            | ask   _     _     ask   ask   _     ask   | _     _     _     | _     ask   |
POST   /api/devices/answers .credential=@removed                               | ask   _     _     ask   ask   _     ask   | _     _     _     | _     ask   |
POST   /api/invitations/accept .code=@learnersCode                             | 410   410   410   ask   403   ask   403   | ask   410   _     | _     401   | (410 code-used-up)
POST   /api/users/{userId}=@newChildId/households .householdId                 | 403   403   403   403   403   403   ask   | _     403   _     | _     401   |

# What a child on a device is shown of itself; Home and the pack are for learners alone, however they are signed in.
GET    /api/decks ?householdId                                                 | 200   200   200   200   ask   200   200   | _     404   _     | _     401   |
GET    /api/sessions                                                           | 200   200   200   200   ask   200   400   | _     200   _     | _     401   | (400 household-needed)
GET    /api/quiz-attempts                                                      | 200   200   200   200   ask   200   400   | _     200   _     | _     401   | (400 household-needed)
GET    /api/households/{householdId}/learners                                  | 200   200   200   200   ask   200   200   | _     404   _     | _     401   |
GET    /api/households/{householdId}/members                                   | 200   200   200   200   ask   200   200   | _     404   _     | _     401   |
GET    /api/streaks/learners/{learnerId}                                       | 200   200   200   200   ask   403   200   | _     404   _     | _     401   |
GET    /api/streaks/learners/{learnerId}/calendar                              | 200   200   200   200   ask   403   200   | _     404   _     | _     401   |
GET    /api/streaks/learners/{learnerId}/badges                                | 200   200   200   200   ask   403   200   | _     404   _     | _     401   |
GET    /api/reports/learners/{learnerId}/summary                               | 200   200   200   200   ask   403   200   | _     404   _     | _     401   |
GET    /api/me                                                                 | 200   200   200   200   ask   200   200   | _     200   _     | _     401   |
GET    /api/home                                                               | 403   403   403   ask   ask   ask   403   | _     403   _     | _     401   |
GET    /api/pack                                                               | 403   403   403   ask   ask   ask   403   | _     403   _     | _     401   |
GET    /api/attempts/{attemptId}                                               | 200   200   200   200   ask   403   200   | _     404   _     | _     401   |
GET    /api/assignments                                                        | 200   200   200   200   ask   200   400   | _     200   _     | _     401   | (400 household-needed)
GET    /api/reports/learners/{learnerId}/activity                              | 200   200   200   200   ask   403   200   | _     404   _     | _     401   |
GET    /api/reports/learners/{learnerId}/loose-cards                           | 200   200   200   200   ask   403   200   | _     404   _     | _     401   |
GET    /api/reports/learners/{learnerId}/forecast                              | 200   200   200   200   ask   403   200   | _     404   _     | _     401   |
GET    /api/households/{householdId}/today                                     | 200   200   200   200   ask   200   200   | _     404   _     | _     401   |

# Grown-ups look and take out.
GET    /api/decks/{deckId}/card-states                                         | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
GET    /api/households/{householdId}/flags                                     | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
GET    /api/households/{householdId}/bin                                       | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
GET    /api/households/{householdId}/export                                    | 200   200   403   403   403   403   403   | _     404   _     | _     401   |
GET    /api/households/{householdId}/devices                                   | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
GET    /api/households/{householdId}/pairings/{pairingId}                      | 200   200   403   403   403   403   403   | _     404   _     | _     401   |
GET    /api/households/{householdId}/learners/{learnerId}/picture-code         | 200   200   403   403   403   403   403   | _     404   _     | _     401   |

# Grown-ups erase, and whoever gave an answer takes it back.
DELETE /api/decks/{deckId}                                                     | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/decks/{deckId}/cards/{cardId}                                      | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/households/{householdId}/learners/{learnerId}                      | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/imports/undo                                        | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
DELETE /api/decks/{deckId}/share                                               | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/decks/{deckId}/cards/{cardId}/flag                                 | 204   204   403   204   204   204   204   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/cards/delete                                        | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
DELETE /api/households/{householdId}/bin/{entryId}                             | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/sessions/{sessionId}/reviews/{reviewId}                            | 200   200   403   200   200   403   200   | _     404   _     | _     401   |
DELETE /api/quizzes/{quizId}                                                   | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/assignments/{assignmentId}                                         | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/sessions/{sessionId}                                               | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/attempts/{attemptId}                                               | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/households/{householdId}/devices/{deviceId}                        | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/households/{householdId}/learners/{learnerId}/picture-code         | 204   204   403   403   403   403   403   | _     404   _     | _     401   |

# Decks, cards, quizzes, pictures and sounds as such. A device that waits for its family is told nothing yet.
POST   /api/decks .householdId                                                 | 201   201   403   403   403   403   201   | _     404   _     | _     401   |
GET    /api/decks/{deckId}/cards                                               | 200   200   200   200   200   200   200   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/cards                                               | 201   201   403   403   403   403   201   | _     404   _     | _     401   |
GET    /api/quizzes ?householdId                                               | 200   200   200   200   200   200   200   | _     404   _     | _     401   |
POST   /api/quizzes .householdId                                               | 201   201   403   403   403   403   201   | _     404   _     | _     401   |
GET    /api/streaks/badges                                                     | 200   200   200   200   200   200   200   | _     200   _     | _     401   |
PATCH  /api/decks/{deckId}                                                     | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
PATCH  /api/decks/{deckId}/cards/{cardId}                                      | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/cards/import                                        | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/cards/copy                                          | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
GET    /api/decks/{deckId}/imports                                             | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/imports/changes                                     | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/quiz                                                | 201   201   403   403   403   403   201   | _     404   _     | _     401   |
GET    /api/decks/{deckId}/share                                               | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
POST   /api/decks/{deckId}/share                                               | 201   201   403   403   403   403   201   | _     404   _     | _     401   |
POST   /api/decks/take .code=@shareCode                                        | 201   201   403   403   403   403   201   | _     404   _     | _     401   |
POST   /api/households/{householdId}/media                                     | 201   201   403   403   403   403   201   | _     404   _     | _     401   |
GET    /api/quizzes/{quizId}                                                   | 200   200   200   200   200   200   200   | _     404   _     | _     401   |
PATCH  /api/quizzes/{quizId}                                                   | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
POST   /api/pairings/claim .code=@code                                         | 201   _     _     _     _     _     _     | _     _     _     | _     201   |
POST   /api/pairings/collect .claim=@claim                                     | 200   _     _     _     _     _     _     | _     _     _     | _     200   |

# Accounts, members and the household itself.
POST   /api/auth/supa/login .email=@myEmail .password=@password                | 200   _     _     200   _     _     200   | _     200   _     | _     401   | (401 wrong-credentials)
POST   /api/auth/supa/register                                                 | 201   _     _     201   _     _     201   | _     _     _     | _     201   |
POST   /api/auth/supa/google .credential=@googleToken                          | 200   _     _     200   _     _     200   | _     _     _     | _     200   |
POST   /api/auth/google .credential=@googleToken                               | 200   _     _     200   _     _     200   | _     _     _     | _     200   |
GET    /api/households                                                         | 200   200   200   200   200   200   200   | _     200   _     | _     401   |
POST   /api/households                                                         | 201   201   201   403   403   403   201   | _     201   _     | _     401   |
GET    /api/households/{householdId}                                           | 200   200   200   200   200   200   200   | _     404   _     | _     401   |
GET    /api/users                                                              | 403   403   403   403   403   403   200   | _     403   _     | _     401   |
GET    /api/users/{userId}                                                     | 200   200   200   200   200   200   200   | _     404   _     | _     401   |
GET    /api/users/{userId}/households                                          | 404   404   404   200   404   404   200   | _     404   _     | _     401   |
POST   /api/users                                                              | 403   403   403   403   403   403   201   | _     403   _     | _     401   |
POST   /api/users/{userId}=@newParentId/households .householdId                | 403   403   403   403   403   403   201   | _     403   _     | _     401   |
POST   /api/auth/logout                                                        | 204   _     _     204   204   _     204   | _     204   _     | _     401   |
POST   /api/auth/logout-everywhere                                             | 204   _     _     204   204   _     204   | _     204   _     | _     401   |
POST   /api/auth/password .currentPassword=@password                           | 204   _     _     204   403   _     204   | _     204   _     | _     401   |
POST   /api/auth/verify-email/resend                                           | 202   _     _     202   403   _     202   | _     202   _     | _     401   |
POST   /api/auth/verify-email/code                                             | 400   _     _     400   403   _     400   | _     400   _     | _     401   | (400 wrong-code)
PUT    /api/me/language                                                        | 204   _     _     204   403   _     204   | _     204   _     | _     401   |
POST   /api/auth/email .password=@password                                     | 202   _     _     202   403   _     202   | _     202   _     | _     401   |
GET    /api/auth/sessions                                                      | 200   _     _     200   403   _     200   | _     200   _     | _     401   |
DELETE /api/auth/sessions/{sessionId}=@mySession                               | 204   _     _     204   _     _     204   | _     204   _     | _     _     |
GET    /api/auth/methods                                                       | 200   _     _     200   403   _     200   | _     200   _     | _     401   |
POST   /api/auth/passkeys/options .password=@password                          | 200   _     _     200   403   _     200   | _     200   _     | _     401   |
POST   /api/auth/passkeys                                                      | 403   _     _     403   _     _     403   | _     403   _     | _     401   | (403 wrong-passkey)
PUT    /api/devices/pin .credential=@credential                                | 204   _     _     403   403   _     403   | _     403   _     | _     401   |
DELETE /api/devices/pin .credential=@credential                                | 204   _     _     403   403   _     403   | _     204   _     | _     401   |
POST   /api/devices/pin/sign-in .credential=@credential                        | 401   _     _     401   401   _     401   | _     401   _     | _     401   | (401 pin-ended)
DELETE /api/auth/passkeys/{passkeyId}=@ownersPasskey                           | 204   _     _     _     403   _     _     | _     _     _     | _     401   |
POST   /api/auth/passkeys/proof/options                                        | 200   _     _     200   403   _     200   | _     200   _     | _     401   |
POST   /api/auth/passkeys/proof                                                | 403   _     _     403   _     _     403   | _     403   _     | _     401   | (403 wrong-passkey)
DELETE /api/auth/password .password=@password                                  | 204   _     _     409   403   _     409   | _     409   _     | _     401   | (409 last-way-in)
POST   /api/auth/passkeys/sign-in/options                                      | 200   _     _     200   200   _     200   | _     200   _     | _     200   |
POST   /api/auth/passkeys/sign-in                                              | 401   _     _     401   401   _     401   | _     401   _     | _     401   | (401 passkey-refused)
POST   /api/auth/password-reset                                                | 202   _     _     202   202   _     202   | _     202   _     | _     202   |
POST   /api/auth/password-reset/complete                                       | 400   _     _     400   400   _     400   | _     400   _     | _     400   | (400 link-expired)
POST   /api/auth/verify-email                                                  | 400   _     _     400   400   _     400   | _     400   _     | _     400   | (400 link-expired)
POST   /api/auth/email/confirm                                                 | 400   _     _     400   400   _     400   | _     400   _     | _     400   | (400 link-expired)
PATCH  /api/households/{householdId}                                           | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
DELETE /api/households/{householdId}                                           | 204   403   403   403   403   403   204   | _     404   _     | _     401   |
GET    /api/media/{mediaId}                                                    | 200   200   200   200   200   200   200   | _     404   _     | _     401   |
GET    /api/admin/stats                                                        | 403   403   403   403   403   403   200   | _     403   _     | _     401   |
POST   /api/households/{householdId}/invitations .role=viewer                  | 201   201   403   403   403   403   201   | _     404   _     | _     401   |
POST   /api/invitations/preview .code=@grownUpsCode                            | 200   200   200   410   403   410   403   | _     200   _     | _     401   | (410 code-used-up)
POST   /api/invitations/accept .code=@grownUpsCode                             | 409   409   409   410   403   410   403   | _     201   _     | _     401   | (409 already-member) (410 code-used-up)
PUT    /api/households/{householdId}/weekly-mail                               | 200   200   403   403   403   403   403   | _     404   _     | _     401   |
POST   /api/weekly-mail/{token}/stop                                           | 204   204   204   204   204   204   204   | _     204   _     | _     204   |
GET    /api/households/{householdId}/visits                                    | 200   200   403   403   403   403   403   | _     404   _     | _     401   |
PATCH  /api/users/{userId}                                                     | 403   403   403   403   403   403   200   | _     403   _     | _     401   |
POST   /api/households/{householdId}/visits                                    | 403   403   403   403   403   403   201   | _     403   _     | _     401   |
GET    /api/admin/audit                                                        | 403   403   403   403   403   403   200   | _     403   _     | _     401   |
PATCH  /api/households/{householdId}/members/{memberId} .role=guardian         | 200   403   403   403   403   403   200   | _     404   _     | _     401   |
DELETE /api/households/{householdId}/members/{memberId}                        | 204   403   403   403   403   403   204   | _     404   _     | _     401   |
GET    /api/households/{householdId}/invitations                               | 200   200   403   403   403   403   200   | _     404   _     | _     401   |
DELETE /api/households/{householdId}/invitations/{invitationId}                | 204   204   403   403   403   403   204   | _     404   _     | _     401   |
DELETE /api/me .password=@password                                             | 409   204   204   204   403   204   204   | _     204   _     | _     401   | (409 last-owner)
`;
