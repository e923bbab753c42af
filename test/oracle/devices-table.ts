/**
 * Permissions for consent, family devices and picture codes, in the format of `specified-calls-table.ts`. Device calls use `@credential` (of one of the
 * family's devices), `@removed` (of one that was removed), `@code` (shown by an adult) and `@claim` (of a waiting device).
 */
export const deviceCalls = `
call                                                                           | owner guard view  self  tap   sibl  admin | child par   alone | off   none  |

# What is stored about children: anybody may read the notice, the family's managers agree to it, nobody else does it for them.
GET    /api/notice                                                             | 200   _     _     200   200   _     200   | _     _     _     | 200   200   |
GET    /api/households/{householdId}/consent                                   | 200   200   403   403   403   403   200   | 404   404   404   | 401   401   |
PUT    /api/households/{householdId}/consent                                   | 200   200   403   403   403   403   403   | 404   404   404   | 401   401   |
PUT    /api/households/{householdId}/consent .noticeVersion=1999-01-01         | 409   409   403   403   403   403   403   | 404   404   404   | 401   401   | (409 notice-changed)
DELETE /api/households/{householdId}/consent                                   | 204   204   403   403   403   403   403   | 404   404   404   | 401   401   |

# Devices are seen and taken away by who manages the learners. A new one, and the pictures of a child: by its own grown-ups alone.
POST   /api/households/{householdId}/devices                                   | 201   201   403   403   403   403   403   | 404   404   404   | 401   401   |
GET    /api/households/{householdId}/devices                                   | 200   200   403   403   403   403   200   | 404   404   404   | 401   401   |
DELETE /api/households/{householdId}/devices/{deviceId}                        | 204   204   403   403   403   403   204   | 404   404   404   | 401   401   |
POST   /api/households/{householdId}/pairings                                  | 201   201   403   403   403   403   403   | 404   404   404   | 401   401   |
GET    /api/households/{householdId}/pairings/{pairingId}                      | 200   200   403   403   403   403   403   | 404   404   404   | 401   401   |
POST   /api/households/{householdId}/pairings/{pairingId}/approve              | 204   204   403   403   403   403   403   | 404   404   404   | 401   401   |
GET    /api/households/{householdId}/learners/{learnerId}/picture-code         | 200   200   403   403   403   403   403   | 404   404   404   | 401   401   |
PUT    /api/households/{householdId}/learners/{learnerId}/picture-code         | 204   204   403   403   403   403   403   | 404   404   404   | 401   401   |
DELETE /api/households/{householdId}/learners/{learnerId}/picture-code         | 204   204   403   403   403   403   403   | 404   404   404   | 401   401   |

# A PIN is set by a grown-up who may hand the device over, and taken away by whoever set it.
PUT    /api/devices/pin .credential=@credential                                | 204   204   403   403   403   403   403   | 403   _     403   | 401   401   |
PUT    /api/devices/pin .credential=@credential .pin=9753                      | 204   204   403   403   403   403   403   | 403   403   403   | 401   401   |
PUT    /api/devices/pin .credential=nothing                                    | 401   401   401   403   403   403   403   | 403   401   401   | _     _     | (401 device-unknown)
DELETE /api/devices/pin .credential=@credential                                | 204   204   204   403   403   403   403   | 403   204   204   | 401   401   |
POST   /api/devices/pin/sign-in .credential=@credential                        | 401   _     _     401   401   _     401   | _     _     _     | 401   401   | (401 pin-ended)
POST   /api/devices/pin/sign-in .credential=nothing                            | 401   _     _     401   401   _     401   | _     _     _     | 401   401   | (401 device-unknown)

# A device proves itself by what it holds, whoever is signed in on it. One that holds nothing learns nothing.
POST   /api/pairings/claim .code=@code                                         | 201   _     _     _     _     _     _     | _     _     _     | _     201   |
POST   /api/pairings/claim .code=ABCDEFGH                                      | 404   _     _     404   404   _     404   | _     _     _     | 404   404   |
POST   /api/pairings/collect .claim=@claim                                     | 200   _     _     _     _     _     _     | _     _     _     | _     200   |
POST   /api/pairings/collect .claim=nothing                                    | 404   _     _     404   404   _     404   | _     _     _     | 404   404   |
POST   /api/devices/learners .credential=@credential                           | 200   _     _     200   200   _     200   | _     _     _     | 200   200   |
POST   /api/devices/learners .credential=nothing                               | 401   _     _     401   401   _     401   | _     _     _     | 401   401   | (401 device-unknown)
# A device that was taken away hands in what it still has, and does nothing else.
POST   /api/devices/answers .credential=@removed                               | 204   _     _     204   204   _     204   | _     _     _     | 204   204   |
POST   /api/devices/answers .credential=@credential                            | 401   _     _     401   401   _     401   | _     _     _     | 401   401   | (401 device-unknown)
POST   /api/devices/answers .credential=nothing                                | 401   _     _     401   401   _     401   | _     _     _     | 401   401   | (401 device-unknown)
POST   /api/devices/learners .credential=@removed                              | 401   _     _     401   401   _     401   | _     _     _     | 401   401   | (401 device-unknown)
POST   /api/devices/sign-in .credential=@removed .learnerId=@ben               | 401   _     _     401   401   _     401   | _     _     _     | 401   401   | (401 device-unknown)
POST   /api/devices/sign-in .credential=nothing                                | 401   _     _     401   401   _     401   | _     _     _     | 401   401   | (401 device-unknown)
POST   /api/devices/sign-in .credential=@credential .learnerId=@ben            | 200   _     _     200   200   _     200   | _     _     _     | 200   200   |
POST   /api/devices/sign-in .credential=@credential .learnerId=@emma           | 401   _     _     401   401   _     401   | _     _     _     | 401   401   | (401 wrong-pictures)
`;
