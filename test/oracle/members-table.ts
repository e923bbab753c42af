/**
 * Permissions to change members and delete accounts, as in `specified-calls-table.ts`. By default, `{memberId}` is a viewer who is none of the callers in the
 * columns.
 */
export const memberCalls = `
call                                                                           | owner guard view  self  tap   sibl  admin | child par   alone | off   none  |

# Owners and admins set roles, nobody one's own upwards. A household keeps an owner; a learner's account keeps its role.
PATCH  /api/households/{householdId}/members/{memberId} .role=guardian         | 200   403   403   403   403   403   200 | 404   404   404   | 401   401   |
PATCH  /api/households/{householdId}/members/{memberId} .role=owner            | 200   403   403   403   403   403   200 | 404   404   404   | 401   401   |
PATCH  /api/households/{householdId}/members/{memberId}=@mine .role=owner      | _     403   403   403   _     403   _ | _     _     _     | _     _     |
PATCH  /api/households/{householdId}/members/{memberId}=@owners .role=viewer   | 409   403   403   403   403   403   409 | 404   404   404   | 401   401   | (409 last-owner)
PATCH  /api/households/{householdId}/members/{memberId}=@learners .role=viewer | 400   403   403   403   403   403   400 | 404   404   404   | 401   401   |

# Owners and admins take anybody out, everybody oneself.
DELETE /api/households/{householdId}/members/{memberId}                        | 204   403   403   403   403   403   204 | 404   404   404   | 401   401   |
DELETE /api/households/{householdId}/members/{memberId}=@mine                  | 409   204   204   204   _     204   _ | _     _     _     | 401   _     | (409 last-owner)
DELETE /api/households/{householdId}/members/{memberId}=@learners              | 204   403   403   204   403   403   204 | 404   404   404   | 401   401   |
DELETE /api/households/{householdId}/members/{memberId}=@owners                | 409   403   403   403   403   403   409 | 404   404   404   | 401   401   | (409 last-owner)

# Open invitations, for managers. That guardians may invite guardians is for owners to say.
GET    /api/households/{householdId}/invitations                               | 200   200   403   403   403   403   200 | 404   404   404   | 401   401   |
DELETE /api/households/{householdId}/invitations/{invitationId}                | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |
PATCH  /api/households/{householdId} .guardiansInviteGuardians=true            | 200   403   403   403   403   403   200 | 404   404   404   | 401   401   |

# One's own account goes for good. The only owner of a household with other grown-ups stays.
DELETE /api/me .password=@password                                             | 409   204   204   204   403   204   204 | 204   204   204   | 401   401   | (409 last-owner)
DELETE /api/me .password=@wrong                                                | 403   403   403   403   _     403   403 | 403   403   403   | 401   401   | (403 wrong-password)
`;
