/**
 * Permissions for calls that decisions added to the specification, in the format of `specified-calls-table.ts`. The last part covers features that decisions
 * require without listing calls: family codes, disabled accounts and the audit trail.
 */
export const addedCalls = `
call                                                                           | owner guard view  self  tap   sibl  admin | child par   alone | off   none  |

# One's own account.
GET    /api/me                                                                 | 200   200   200   200   200   200   200 | 200   200   200   | 401   401   |
GET    /api/home                                                               | 403   403   403   200   200   200   403 | 200   403   403   | 401   401   |
POST   /api/auth/logout                                                        | 204   204   204   204   204   204   204 | 204   204   204   | 401   401   |
POST   /api/auth/logout-everywhere                                             | 204   204   204   204   204   204   204 | 204   204   204   | 401   401   |
POST   /api/auth/password .currentPassword=@password                           | 204   204   204   204   403   204   204 | 204   204   204   | 401   401   |
POST   /api/auth/password .currentPassword=@wrong                              | 403   403   403   403   _     403   403 | 403   403   403   | 401   401   | (403 wrong-password)
POST   /api/auth/verify-email/resend                                           | 202   202   202   202   403   202   202 | 202   202   202   | 401   401   |
POST   /api/auth/verify-email/code                                             | 400   400   400   400   403   400   400 | 400   400   400   | 401   401   | (400 wrong-code)
PUT    /api/me/language                                                        | 204   204   204   204   403   204   204 | 204   204   204   | 401   401   |
POST   /api/auth/email .password=@password                                     | 202   202   202   202   403   202   202 | 202   202   202   | 401   401   |
POST   /api/auth/email .password=@wrong                                        | 403   403   403   403   _     403   403 | 403   403   403   | 401   401   | (403 wrong-password)
POST   /api/auth/email .password=@password .newEmail=@ownersEmail              | 409   409   409   409   403   409   409 | 409   409   409   | 401   401   | (409 email-used) (owner 409 own-email)
GET    /api/auth/sessions                                                      | 200   200   200   200   403   200   200 | 200   200   200   | 401   401   |
DELETE /api/auth/sessions/{sessionId}=@mySession                               | 204   204   204   204   _     204   204 | 204   204   204   | 401   _     |
DELETE /api/auth/sessions/{sessionId}=@ownersSession                           | 204   404   404   404   _     404   404 | 404   404   404   | 401   401   |

# The ways into one's own account. A child on a family's device has no account, and so none.
GET    /api/auth/methods                                                       | 200   200   200   200   403   200   200 | 200   200   200   | 401   401   |
POST   /api/auth/passkeys/options .password=@password                          | 200   200   200   200   403   200   200 | 200   200   200   | 401   401   |
POST   /api/auth/passkeys/options .password=@wrong                             | 403   403   403   403   _     403   403 | 403   403   403   | 401   401   | (403 wrong-password)
POST   /api/auth/passkeys                                                      | 403   403   403   403   _     403   403 | 403   403   403   | 401   401   | (403 wrong-passkey)
DELETE /api/auth/passkeys/{passkeyId}=@ownersPasskey                           | 204   _     _     _     403   _     _   | _     _     _     | 401   401   |
POST   /api/auth/passkeys/proof/options                                        | 200   200   200   200   403   200   200 | 200   200   200   | 401   401   |
POST   /api/auth/passkeys/proof                                                | 403   403   403   403   _     403   403 | 403   403   403   | 401   401   | (403 wrong-passkey)
DELETE /api/auth/password .password=@password                                  | 204   409   409   409   403   409   409 | 409   409   409   | 401   401   | (409 last-way-in)
DELETE /api/auth/password .password=@wrong                                     | 403   403   403   403   _     403   403 | 403   403   403   | 401   401   | (403 wrong-password)

# Whoever has a passkey comes in by it, and nobody else.
POST   /api/auth/passkeys/sign-in/options                                      | 200   200   200   200   200   200   200 | 200   200   200   | 200   200   |
POST   /api/auth/passkeys/sign-in                                              | 401   401   401   401   401   401   401 | 401   401   401   | 401   401   | (401 passkey-refused)

# What comes by mail is for whoever has the mail, signed in or not. Nobody learns whether an address has an account.
POST   /api/auth/password-reset                                                | 202   202   202   202   202   202   202 | 202   202   202   | 202   202   |
POST   /api/auth/password-reset .email=@ownersEmail                            | 202   202   202   202   202   202   202 | 202   202   202   | 202   202   |
POST   /api/auth/password-reset/complete                                       | 400   400   400   400   400   400   400 | 400   400   400   | 400   400   | (400 link-expired)
POST   /api/auth/verify-email                                                  | 400   400   400   400   400   400   400 | 400   400   400   | 400   400   | (400 link-expired)
POST   /api/auth/email/confirm                                                 | 400   400   400   400   400   400   400 | 400   400   400   | 400   400   | (400 link-expired)

# Managing what is in a household: owner, guardian, admin; deleting the whole household is not for guardians.
PATCH  /api/households/{householdId}                                           | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
DELETE /api/households/{householdId}                                           | 204   403   403   403   403   403   204 | 404   404   404   | 401   401   |
PATCH  /api/households/{householdId}/learners/{learnerId}                      | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
DELETE /api/households/{householdId}/learners/{learnerId}                      | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |
PATCH  /api/decks/{deckId}                                                     | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
PATCH  /api/decks/{deckId}/cards/{cardId}                                      | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/cards/import                                        | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/cards/copy                                          | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/cards/move                                          | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
GET    /api/decks/{deckId}/imports                                             | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/imports/changes                                     | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/imports/history                                     | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/imports/undo                                        | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/quiz                                                | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |

# What the children know of a deck's cards is told to those who can mend them.
GET    /api/decks/{deckId}/card-states                                         | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |

# How the screens look for a child: its own choice as well as the managers'. How much time its quizzes give is not.
PUT    /api/households/{householdId}/learners/{learnerId}/look                 | 200   200   403   200   200   403   200 | 404   404   404   | 401   401   |
PATCH  /api/households/{householdId}/learners/{learnerId} .extraTime=no-limit  | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |

# A badge is celebrated once: by the child on one of its devices, or by a manager who studies with it.
PUT    /api/streaks/learners/{learnerId}/badges/seen                           | 204   204   403   204   204   403   204 | 404   404   404   | 401   401   |

# A card is left out for a child by the managers. Which cards don't stick is part of the child's report.
PUT    /api/households/{householdId}/learners/{learnerId}/left-out/{cardId}    | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |
GET    /api/reports/learners/{learnerId}/loose-cards                           | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |

# Managers share a deck, and take one into their own household: whose code it is does not matter. A code that opens nothing looks the same to all of them.
GET    /api/decks/{deckId}/share                                               | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/share                                               | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |
DELETE /api/decks/{deckId}/share                                               | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |
POST   /api/decks/take .code=@shareCode                                        | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |
POST   /api/decks/take .code=ABCDEFGHJKMN                                      | 404   404   403   403   403   403   404 | 404   404   404   | 401   401   |

# Pictures and sounds: managers put them on cards, everybody in the family sees them.
POST   /api/households/{householdId}/media                                     | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |
GET    /api/media/{mediaId}                                                    | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |

# What a child says of a card is its own and the managers', who see it and settle it.
PUT    /api/decks/{deckId}/cards/{cardId}/flag                                 | 204   204   403   204   204   403   204 | 404   404   404   | 401   401   |
DELETE /api/decks/{deckId}/cards/{cardId}/flag                                 | 204   204   403   204   204   204   204 | 404   404   404   | 401   401   |
GET    /api/households/{householdId}/flags                                     | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |

# What was deleted: the managers' own.
POST   /api/decks/{deckId}/cards/delete                                        | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
GET    /api/households/{householdId}/bin                                       | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
POST   /api/households/{householdId}/bin/{entryId}/restore                     | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
DELETE /api/households/{householdId}/bin/{entryId}                             | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |

# Study and quizzes: what a learner does is its own and the managers'; a viewer reads.
POST   /api/sessions .learnerId                                                | 201   201   403   201   201   403   201 | 404   404   404   | 401   401   |
POST   /api/sessions -learnerId                                                | 400   400   403   201   201   201   _   | 201   400   _     | 401   401   | (400 learner-needed)
POST   /api/sessions -learnerId                                                | _     _     _     _     _     _     400 | _     _     400   | _     _     | (400 household-needed)
GET    /api/pack                                                               | 403   403   403   200   200   200   403 | 200   403   403   | 401   401   |
PUT    /api/sessions/{sessionId}                                               | 200   200   403   200   200   403   200 | 404   404   404   | 401   401   | (.sessionId missing 200)
POST   /api/sessions/{sessionId}/reviews                                       | 200   200   403   200   200   403   200 | 404   404   404   | 401   401   |
DELETE /api/sessions/{sessionId}/reviews/{reviewId}                            | 200   200   403   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/quizzes/{quizId}                                                   | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |
PATCH  /api/quizzes/{quizId}                                                   | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
DELETE /api/quizzes/{quizId}                                                   | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |
GET    /api/attempts/{attemptId}                                               | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/attempts/{attemptId}=@handedInId                                   | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |
PATCH  /api/attempts/{attemptId}                                               | 200   200   403   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/assignments                                                        | 200   200   200   200   200   200   400 | 200   200   200   | 401   401   | (400 household-needed)
GET    /api/assignments ?householdId                                           | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |
GET    /api/assignments ?learnerId                                             | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/assignments ?householdId ?learnerId                                | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |
DELETE /api/assignments/{assignmentId}                                         | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |
PATCH  /api/assignments/{assignmentId}                                         | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
GET    /api/reports/learners/{learnerId}/activity                              | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/reports/learners/{learnerId}/forecast                              | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/households/{householdId}/today                                     | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |
GET    /api/admin/stats                                                        | 403   403   403   403   403   403   200 | 403   403   403   | 401   401   |

# What was studied is corrected by who manages the learner, never by the learner.
DELETE /api/sessions/{sessionId}                                               | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |
DELETE /api/attempts/{attemptId}                                               | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |
DELETE /api/attempts/{attemptId}=@handedInId                                   | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |

# Family codes. Only an owner (or an admin) makes guardians; nobody is made an owner by a code.
POST   /api/households/{householdId}/invitations .role=viewer                  | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |
POST   /api/households/{householdId}/invitations .role=guardian                | 201   403   403   403   403   403   201 | 404   404   404   | 401   401   | (guard 403 owners-only)
POST   /api/households/{householdId}/invitations .role=owner                   | 400   400   403   403   403   403   400 | 404   404   404   | 401   401   |
POST   /api/households/{householdId}/invitations -role .learnerId=@noAccountId | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |
POST   /api/households/{householdId}/invitations .email=@myEmail               | 403   403   _   _   _   _   403 | 404   404   404   | 401   401   | (403 email-not-verified)
POST   /api/invitations/preview .code=@grownUpsCode                            | 200   200   200   410   403   410   403 | 410   200   200   | 401   401   | (410 code-used-up)
POST   /api/invitations/preview .code=@learnersCode                            | 410   410   410   200   403   200   403 | 200   410   410   | 401   401   | (410 code-used-up)
POST   /api/invitations/accept .code=@grownUpsCode                             | 409   409   409   410   403   410   403 | 410   201   201   | 401   401   | (409 already-member) (410 code-used-up)
POST   /api/invitations/accept .code=@learnersCode                             | 410   410   410   409   403   409   403 | 201   410   410   | 401   401   | (409 already-member) (410 code-used-up)
POST   /api/invitations/accept .code=ABCDEFGHJK                                | 410   410   410   410   403   410   403 | 410   410   410   | 401   401   | (410 code-used-up)

# The mail about the week is its own grown-ups' who manage the household. Whoever has one of these mails can end them, signed in or not.
PUT    /api/households/{householdId}/weekly-mail                               | 200   200   403   403   403   403   403 | 404   404   404   | 401   401   |
PUT    /api/households/{householdId}/weekly-mail .isOn=true                    | 403   403   _     _     _     _     _   | 404   404   404   | 401   401   | (403 email-not-verified)
POST   /api/weekly-mail/{token}/stop                                           | 204   204   204   204   204   204   204 | 204   204   204   | 204   204   |

# All that is stored of a family goes out to its own grown-ups who manage it, and comes back into an empty household of theirs.
GET    /api/households/{householdId}/export                                    | 200   200   403   403   403   403   403 | 404   404   404   | 401   401   |
GET    /api/households/{householdId}/export ?learnerId                         | 200   200   403   403   403   403   403 | 404   404   404   | 401   401   |
POST   /api/households/{householdId}/import                                    | 409   409   403   403   403   403   403 | 404   404   404   | 401   401   | (409 household-not-empty)

# The family's managers see who from Flashspark looked at it, and why. No admin looks that up: their own trail is another one.
GET    /api/households/{householdId}/visits                                    | 200   200   403   403   403   403   403 | 404   404   404   | 401   401   |

# For admins.
PATCH  /api/users/{userId}                                                     | 403   403   403   403   403   403   200 | 403   403   403   | 401   401   |
PATCH  /api/users/{userId}=@me .disabled=true                                  | 403   403   403   403   403   403   409 | 403   403   403   | 401   401   | (409 own-account)
POST   /api/households/{householdId}/visits                                    | 403   403   403   403   403   403   201 | 403   403   403   | 401   401   |
GET    /api/admin/audit                                                        | 403   403   403   403   403   403   200 | 403   403   403   | 401   401   |
`;
