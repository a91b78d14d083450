"""The network in PyTorch: a small transformer over the things that a seat sees.

Each option is scored against the whole; the values are the chances of all seats, the seat's own first. The
numpy twin that plays is `fatebox.bots.learned.network`; a test compares the two.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from fatebox.bots.learned.vocabulary import FLAG, SCALE, Vocabulary
from fatebox.kernel.encoding.encoder import ARGUMENTS, NOWHERE, OPTION, PROMPTS
from fatebox.kernel.encoding.layout import SEATS

from .rows import Rows

HIDDEN = -1e9
"""The score in places without an option."""


class Block(nn.Module):  # type: ignore[misc]
    """Attention among the things, then a step for each of them."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.before, self.between = nn.LayerNorm(width), nn.LayerNorm(width)
        self.look, self.mix = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.inner, self.outer = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        """The things after looking at one another."""
        batch, things, width = x.shape
        parts = self.look(self.before(x)).view(batch, things, 3, self.heads, width // self.heads)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(query, key, value, attn_mask=mask)
        x = x + self.mix(seen.transpose(1, 2).reshape(batch, things, width))
        return x + self.outer(F.relu(self.inner(self.between(x))))


class Net(nn.Module):  # type: ignore[misc]
    """Scores of the options and chances of the seats."""

    def __init__(self, vocabulary: Vocabulary, width: int = 128, layers: int = 2, heads: int = 4) -> None:
        super().__init__()
        self.width = width
        self.columns = len(vocabulary.columns)
        self.register_buffer("table", torch.tensor(vocabulary.table), persistent=False)
        self.register_buffer("data", torch.tensor(vocabulary.design_data()), persistent=False)
        self.kind = nn.Embedding(len(vocabulary.kinds), width)
        self.design = nn.Embedding(len(vocabulary.designs), width)
        self.prompt = nn.Embedding(PROMPTS, width)
        self.datum = nn.Linear(len(vocabulary.data), width, bias=False)
        self.number = nn.Linear(2 * self.columns, width, bias=False)
        self.up, self.down = nn.Linear(width, width, bias=False), nn.Linear(width, width, bias=False)
        self.blocks = nn.ModuleList(Block(width, heads) for _ in range(layers))
        self.last = nn.LayerNorm(width)
        self.verb = nn.Embedding(len(vocabulary.verbs) + 1, width)
        self.word = nn.Embedding(ARGUMENTS, width)
        self.named = nn.Linear(width, width, bias=False)
        self.amount = nn.Linear(4, width, bias=False)
        self.first, self.second = nn.Linear(width, width, bias=False), nn.Linear(width, width, bias=False)
        self.whole = nn.Linear(2 * width, width)
        self.judge, self.score = nn.Linear(width, width // 2), nn.Linear(width // 2, 1)
        self.weigh, self.chance = nn.Linear(2 * width, width), nn.Linear(width, SEATS)
        self._begin()

    def _begin(self) -> None:
        for table in (self.kind, self.prompt, self.verb, self.word):
            nn.init.normal_(table.weight, std=0.3)
        nn.init.normal_(self.design.weight, std=0.05)
        nn.init.normal_(self.number.weight, std=0.15)
        nn.init.normal_(self.datum.weight, std=0.1)
        nn.init.zeros_(self.chance.weight)
        with torch.no_grad():
            self.score.weight.mul_(0.1)

    def forward(self, rows: Rows, batch: Tensor, things: int, options: int) -> tuple[Tensor, Tensor]:
        """For a batch of rows, cut to that many things and options: scores (B, O), logits (B, 7)."""
        counts = rows.part(batch, "counts").long()
        mask = torch.arange(things, device=batch.device) < counts[:, :1]
        designs = self.design.weight + self.datum(self._buffer("data").to(self.datum.weight.dtype))
        x = self._things(rows, batch, things, mask, designs)
        for block in self.blocks:
            x = block(x, mask[:, None, None, :])
        x = self.last(x) * mask[:, :, None].to(x.dtype)
        whole = torch.cat([x[:, 0], (x.sum(1) / counts[:, :1]).to(x.dtype)], 1)
        chances = self.chance(F.relu(self.weigh(whole)))
        scores = self._options(rows, batch, options, x, whole, designs)
        absent = torch.arange(options, device=batch.device) >= counts[:, 1:]
        return scores.float().masked_fill(absent, HIDDEN), chances.float()

    def _buffer(self, name: str) -> Tensor:
        found: Any = getattr(self, name)
        assert isinstance(found, Tensor)
        return found

    def _things(self, rows: Rows, batch: Tensor, things: int, mask: Tensor, designs: Tensor) -> Tensor:
        """The things by themselves, then with their parents and children."""
        kinds = rows.part(batch, "kinds")[:, :things].long()
        parents = rows.part(batch, "parents")[:, :things].long()
        raw = rows.part(batch, "numbers").view(-1, rows.things, rows.numbers)[:, :things].view(torch.int8)
        half = torch.is_autocast_enabled()
        raw = raw.to(torch.bfloat16 if half else self.number.weight.dtype)
        full = raw.new_zeros(len(batch), things, self.columns)
        full.scatter_(2, self._buffer("table")[kinds], raw)
        x = self.number(torch.cat([full * SCALE, (full != 0).to(full.dtype) * FLAG], 2)) + self.kind(kinds)
        x = x + F.embedding(rows.part(batch, "designs")[:, :things].long(), designs)
        prompt = self.prompt(rows.part(batch, "prompt").long())
        x = torch.cat([x[:, :1] + prompt[:, None], x[:, 1:]], 1) * mask[:, :, None].to(x.dtype)
        link = (parents[:, :, None] == torch.arange(things, device=batch.device)) & mask[:, :, None]
        link = link.to(x.dtype)
        return x + self.up(torch.bmm(link, x)) + self.down(torch.bmm(link.transpose(1, 2), x))

    def _options(
        self, rows: Rows, batch: Tensor, options: int, x: Tensor, whole: Tensor, designs: Tensor
    ) -> Tensor:
        """Each option by its verb, the things it names and the state of the table."""
        table = rows.part(batch, "options").view(-1, rows.options, OPTION)[:, :options].long()
        things = x.shape[1]
        padded = torch.cat([x, x.new_zeros(len(x), 1, self.width)], 1)

        def pointed(place: int) -> Tensor:
            to = table[:, :, place]
            to = torch.where(to == NOWHERE, things, to).clamp(max=things)
            return padded.gather(1, to[:, :, None].expand(-1, -1, self.width))

        amounts = table[:, :, 5:7]
        amounts = torch.where(amounts > 127, amounts - 256, amounts).to(x.dtype)
        o = self.verb(table[:, :, 0]) + self.word(table[:, :, 4])
        o = o + self.named(F.embedding(table[:, :, 3], designs))
        o = o + self.amount(torch.cat([amounts * SCALE, (amounts != 0).to(x.dtype)], 2))
        o = o + self.first(pointed(1)) + self.second(pointed(2)) + self.whole(whole)[:, None]
        scores: Tensor = self.score(F.relu(self.judge(F.relu(o)))).squeeze(2)
        return scores
